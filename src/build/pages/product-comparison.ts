import type ProductComparison from '../../site/pages/product-comparison/page.tsx'
import { modelGroups } from '../models/models.ts'
import { renderMarkdown } from '../view/markdown.ts'
import { pageData } from '../view/page-data.ts'

/** An editor's comparisons are what it begins with. */
export const productComparison = pageData<typeof ProductComparison>()((view, entry) => ({
  title: entry.title,
  sections: view.sections(entry.sectionsCollection.filter(({ kind }) => kind !== 'comparison')),
  groups: modelGroups(view),
  pairs: entry.sectionsCollection
    .filter(({ kind }) => kind === 'comparison')
    .map(({ heading, body, productsCollection }) => ({
      heading: heading ?? '',
      html: renderMarkdown(body ?? ''),
      models: productsCollection.flatMap((id) => view.product(id)?.slug ?? []),
    })),
}))
