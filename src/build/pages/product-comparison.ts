import type ProductComparison from '../../site/pages/product-comparison/page.tsx'
import { modelGroups } from '../models/models.ts'
import { editorial } from '../view/editorial.ts'
import { renderMarkdown } from '../view/markdown.ts'
import { pageData } from '../view/page-data.ts'

/** An editor's pairs are what it begins with. */
export const productComparison = pageData<typeof ProductComparison>()((view, entry) => {
  const { title, slots, rest } = editorial(view, entry, 'product-comparison')
  return {
    title,
    slots: { hero: slots.hero },
    rest,
    groups: modelGroups(view),
    pairs: entry.sectionsCollection
      .filter(({ slot }) => slot === 'pair')
      .map(({ heading, body, productsCollection }) => ({
        heading: heading ?? '',
        html: renderMarkdown(body ?? ''),
        models: productsCollection.flatMap((id) => view.product(id)?.slug ?? []),
      })),
  }
})
