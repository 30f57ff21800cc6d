import { countWord } from '../../../domain/numbers/count-word.ts'
import type { Promotion, PromotionWords } from '../../../site/content/promotion.ts'
import type DolphinS100Bonus from '../../../site/pages/product/dolphin-s-100-bonus/page.tsx'
import type { EditionView } from '../../view/edition-view.ts'
import { editorial } from '../../view/editorial.ts'
import { renderMarkdown } from '../../view/markdown.ts'
import { pageData } from '../../view/page-data.ts'

/** The promotion a page shows, its days and figures written into its words. */
export const promotionOf = (view: EditionView, page: string): Promotion => {
  const entry = view.content.promotions.find((promotion) => promotion.page === page)
  const product = view.product(entry?.product)
  if (entry === undefined || product === undefined) {
    throw new Error(`The content service has no promotion of a known product for the page "${page}".`)
  }
  const { startsOn, endsOn, registerBy, mostSets } = entry
  const told: Record<string, string> = {
    starts: view.day(startsOn),
    ends: view.day(endsOn),
    registerBy: view.day(registerBy),
    mostSets: `${countWord(mostSets).toLowerCase()} ${mostSets === 1 ? 'set' : 'sets'}`,
  }
  const filled = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => told[name] ?? placeholder)
  const written = ({ heading, text, actions }: PromotionWords): PromotionWords => ({
    heading: filled(heading),
    text: filled(text),
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
    terms: renderMarkdown(filled(entry.terms)),
  }
}

export const dolphinS100Bonus = pageData<typeof DolphinS100Bonus>()((view, entry) => ({
  ...editorial(view, entry, 'product/dolphin-s-100-bonus'),
  promotion: promotionOf(view, entry.slug),
}))
