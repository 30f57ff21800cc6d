import { formatNumber } from '../../domain/numbers/number-format.ts'
import type { EditionView } from '../view/edition-view.ts'

/** What all owners who rated a product gave on average. */
export const ownersRating = (view: EditionView) => {
  const ratings = view.content.products.flatMap(({ rating }) => rating ?? [])
  const count = ratings.reduce((sum, rating) => sum + rating.count, 0)
  const value = ratings.reduce((sum, rating) => sum + rating.value * rating.count, 0) / Math.max(1, count)
  const { locale } = view.content.edition
  return {
    value: Number(value.toFixed(1)),
    count,
    text: `${formatNumber(value, locale, 1)} of 5 from ${formatNumber(count, locale)} owners`,
  }
}
