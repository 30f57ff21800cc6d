import { centsFromPrice } from '../../domain/money/money.ts'
import { gstIn } from '../../domain/pricing/gst.ts'
import { keepTogether } from '../../domain/text/keep-together.ts'
import type { ProductDetails } from '../../site/content/product.ts'
import type Product from '../../site/templates/product/page.tsx'
import type { ProductEntry } from '../content/types/product.ts'
import { productJsonLd } from '../json-ld/product.ts'
import { dealersOf, deliveryOf } from '../products/product-purchase.ts'
import { productReviews } from '../products/product-reviews.ts'
import { writtenSpecifications } from '../products/product-specifications.ts'
import type { SitePage } from '../registry/site-page.ts'
import { templatePage } from '../registry/template-page.ts'
import type { EditionView } from '../view/edition-view.ts'
import { lineHref } from '../view/line-href.ts'
import { renderMarkdown } from '../view/markdown.ts'
import { withoutEmpty } from '../view/without-empty.ts'

const mostPictures = 8

const detailsOf = (product: ProductEntry, view: EditionView): ProductDetails => {
  const [front] = product.imagesCollection
  const { suitability } = product
  const isSold = view.content.edition.shop && product.active && product.inStock
  return withoutEmpty<ProductDetails>({
    slug: product.slug,
    summary: keepTogether(product.summary),
    html: renderMarkdown(product.body),
    ...(isSold
      ? {
          isSold: true,
          gst: view.price(gstIn(centsFromPrice(product.price)) / 100),
          delivery: deliveryOf(product, view),
        }
      : dealersOf(product, view)),
    pictures: product.imagesCollection.map(view.picture).slice(0, mostPictures),
    ...(front !== undefined && view.isLow(front) && { low: true }),
    features: product.features.map(({ title, text }) => ({ title: keepTogether(title), text: keepTogether(text) })),
    specifications: writtenSpecifications(product, view.content.edition.locale),
    ...(suitability != null && {
      pool: { maxLengthM: suitability.maxLengthM, floor: suitability.floor, walls: suitability.walls },
    }),
    whatsInTheBox: product.whatsInTheBox.map(keepTogether),
    warrantyYears: product.warrantyYears,
    downloads: view.downloads(product),
    ...(product.rating != null && { rating: product.rating }),
  })
}

export const productPages = (view: EditionView): SitePage[] =>
  view.content.products.map((product) => {
    const details = detailsOf(product, view)
    const line = view.content.productLines.find((entry) => entry.sys.id === product.productLine)
    return templatePage<typeof Product>()(view, {
      path: view.productHref(product),
      entry: product.sys.id,
      component: 'templates/product',
      title: product.seoTitle,
      description: product.seoDescription,
      searchKind: 'product',
      ...(!product.active && { noindex: true }),
      breadcrumbs: [
        ...(line === undefined ? [] : [{ name: line.name, path: lineHref(line, view) }]),
        { name: product.name, path: view.productHref(product) },
      ],
      jsonLd: [
        productJsonLd(
          product,
          {
            line: line?.name ?? product.brand,
            pictures: details.pictures,
            reviews: productReviews(product.sys.id, view),
          },
          view.content,
        ),
      ],
      ...(details.pictures[0] !== undefined && { picture: details.pictures[0] }),
      usesCatalogue: true,
      data: details,
    })
  })
