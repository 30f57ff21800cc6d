import type { Locale } from '../../domain/edition/edition-code.ts'
import { writtenFigures } from '../../domain/numbers/written-figures.ts'
import type { Section, StoryRow } from '../../site/content/section.ts'
import type ProductLine from '../../site/templates/product-line/page.tsx'
import type { ProductEntry } from '../content/types/product.ts'
import { specificationsOf } from '../products/product-specifications.ts'
import type { SitePage } from '../registry/site-page.ts'
import { templatePage } from '../registry/template-page.ts'
import type { EditionView } from '../view/edition-view.ts'
import { lineHref } from '../view/line-href.ts'

/** Longer lines, such as parts, are a table. */
const picturedAtMost = 12

export const productLinePages = (view: EditionView): SitePage[] =>
  view.content.productLines.map((line) => {
    const path = view.href(`product-lines/${line.slug}`)
    const story = lineHref(line, view)
    const products = view.content.products.filter((product) => product.active && product.productLine === line.sys.id)
    return templatePage<typeof ProductLine>()(view, {
      path,
      entry: line.sys.id,
      component: 'templates/product-line',
      title: line.seoTitle,
      description: line.seoDescription,
      searchKind: 'page',
      breadcrumbs: [{ name: line.name, path }],
      picture: view.picture(line.hero),
      usesCatalogue: true,
      data: {
        name: line.name,
        tagline: line.tagline,
        summary: line.summary,
        hero: view.picture(line.hero),
        stage: line.stage,
        ...(story !== path && { story }),
        sections: view.sections(line.storyCollection).map(asRow),
        axes: line.comparisonAxes ?? [],
        products: products.map((product) => {
          const { picture, ...row } = view.card(product)
          return {
            ...row,
            ...(products.length <= picturedAtMost && { picture }),
            facts: factsOf(line.comparisonAxes ?? [], product, view.content.edition.locale),
          }
        }),
        faqs: view.faqLinks(line.faqsCollection),
      },
    })
  })

const factsOf = (axes: string[], product: ProductEntry, locale: Locale): string[] => {
  const values = specificationsOf(product)
  return axes.map((axis) => writtenFigures(values[axis] ?? '–', locale))
}

/** A row of the story: its picture stands beside words that say the same. */
const asRow = ({ kind: _, ...section }: Section): StoryRow => {
  if (!('picture' in section) || section.picture === undefined) return section
  const { alt: __, ...decoration } = section.picture
  return { ...section, picture: decoration }
}
