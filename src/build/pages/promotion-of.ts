import type { Promotion, PromotionWords } from '../../site/content/promotion.ts'
import type { EditionView } from './edition-view.ts'
import { renderMarkdown } from './markdown.ts'

/** The promotion a page shows, its days written into its words. */
export const promotionOf = (view: EditionView, page: string): Promotion => {
  const entry = view.content.promotions.find((promotion) => promotion.page === page)
  const product = view.product(entry?.product)
  if (entry === undefined || product === undefined) {
    throw new Error(`The content service has no promotion of a known product for the page "${page}".`)
  }
  const { startsOn, endsOn, registerBy } = entry
  const days: Record<string, string> = { starts: startsOn, ends: endsOn, registerBy }
  const withDays = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const day = days[name]
      return day === undefined ? placeholder : view.day(day)
    })
  const written = ({ heading, text, actions }: PromotionWords): PromotionWords => ({
    heading: withDays(heading),
    text: withDays(text),
    actions,
  })
  const bonus = entry.bonusCollection.flatMap((id) => view.product(id) ?? [])
  return {
    startsOn,
    endsOn,
    timeZone: view.content.edition.timeZone,
    today: view.today,
    words: {
      before: written(entry.words.before),
      during: written(entry.words.during),
      after: written(entry.words.after),
    },
    product: { ...view.card(product), summary: product.summary },
    bonus: bonus.map((each) => ({ ...view.card(each), summary: each.summary })),
    apart: view.price([product, ...bonus].reduce((sum, { price }) => sum + price, 0)),
    nothing: view.price(0),
    terms: renderMarkdown(withDays(entry.terms)),
  }
}
