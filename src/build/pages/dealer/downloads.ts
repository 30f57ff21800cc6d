import type { PrintGroup } from '../../../site/features/dealer-area/downloads/downloads-view.tsx'
import type DealerDownloads from '../../../site/pages/dealer/downloads/page.tsx'
import type { EditionView } from '../../view/edition-view.ts'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

/** The pictures of what is sold as they were made, line by line: nothing larger exists. */
export const printPictures = ({ content, sheet, decoration }: EditionView): PrintGroup[] =>
  content.productLines.flatMap(({ sys, name }) => {
    const products = content.products
      .filter(
        ({ active, productLine, imagesCollection }) => active && productLine === sys.id && imagesCollection.length > 0,
      )
      .map((product) => ({
        slug: product.slug,
        name: product.name,
        files: product.imagesCollection.map((asset) => ({
          href: sheet(asset),
          picture: decoration(asset),
          shows: asset.description,
          bytes: asset.size,
        })),
      }))
    return products.length === 0 ? [] : [{ name, products }]
  })

export const dealerDownloads = pageData<typeof DealerDownloads>()((view, entry) => ({
  ...editorial(view, entry, 'dealer/downloads'),
  groups: printPictures(view),
}))
