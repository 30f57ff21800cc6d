import type { LineItem } from '../../../domain/line-item.ts'
import { centsFromPrice } from '../../../domain/money.ts'
import type { ProductDetails, Suitability } from '../../../site/content/product.ts'
import type { ProductEntry } from '../../content/types/product.ts'
import { productJsonLd } from '../../json-ld/product.ts'
import type { EditionView } from '../edition-view.ts'
import { lineHref } from '../line-href.ts'
import { renderMarkdown } from '../markdown.ts'
import type { SitePage } from '../site-page.ts'
import { withoutEmpty } from '../without-empty.ts'
import { templatePage } from './template-page.ts'

/** Undefined where it can't be bought: the edition has no shop, or the product is gone. */
const cartLineOf = (product: ProductEntry, view: EditionView): LineItem | undefined => {
  if (!view.content.edition.shop || !product.active || !product.inStock) return undefined
  const { sku, slug, brand, shippingClass } = product
  const category = view.content.categories.find((entry) => entry.sys.id === product.categoriesCollection[0])
  return {
    sku,
    // As the catalogue names it when the cart is checked.
    name: product.seoTitle,
    slug,
    quantity: 1,
    price: centsFromPrice(product.price),
    brand,
    shippingClass,
    category: category?.seoTitle ?? '',
  }
}

const suitabilityOf = ({
  floor,
  walls,
  waterline,
  ...pool
}: NonNullable<ProductEntry['suitability']>): Suitability => ({
  ...pool,
  cleans: Object.entries({ floor, walls, waterline }).flatMap(([part, cleaned]) => (cleaned ? [part] : [])),
})

const detailsOf = (product: ProductEntry, view: EditionView): ProductDetails => {
  const line = view.content.productLines.find((entry) => entry.sys.id === product.productLine)
  const cartLine = cartLineOf(product, view)
  return withoutEmpty<ProductDetails>({
    name: product.name,
    summary: product.summary,
    html: renderMarkdown(product.body),
    line:
      line === undefined
        ? { name: product.brand, href: view.href('') }
        : { name: line.name, href: lineHref(line, view) },
    price: view.price(product.price),
    ...(product.compareAtPrice != null && { compareAtPrice: view.price(product.compareAtPrice) }),
    ...(cartLine === undefined ? { inStock: product.inStock } : { cartLine }),
    pictures: product.imagesCollection.map(view.picture),
    features: product.features,
    specifications: product.specifications,
    ...(product.suitability != null && { suitability: suitabilityOf(product.suitability) }),
    whatsInTheBox: product.whatsInTheBox,
    warrantyYears: product.warrantyYears,
    downloads: view.downloads(product),
    parts: view
      .cards(product.partsCollection)
      .slice(0, 3)
      .map(({ href, name, price }) => ({ href, name, price })),
    // Beside its parts a robot needs fewer neighbours, and the page's data has a budget.
    related: view.cards(product.relatedCollection).slice(0, product.partsCollection.length > 0 ? 2 : 3),
    faqs: view.faqLinks(product.faqsCollection),
    ...(product.rating != null && { rating: product.rating }),
  })
}

export const productPages = (view: EditionView): SitePage[] =>
  view.content.products.map((product) => {
    const details = detailsOf(product, view)
    return templatePage(view, {
      path: view.productHref(product),
      entry: product.sys.id,
      component: 'templates/product',
      title: product.seoTitle,
      description: product.seoDescription,
      searchKind: 'product',
      indexed: product.active,
      breadcrumbs: [
        { name: details.line.name, path: details.line.href },
        { name: product.name, path: view.productHref(product) },
      ],
      jsonLd: [productJsonLd(product, details, view.content)],
      ...(details.pictures[0] !== undefined && { picture: details.pictures[0] }),
      data: details,
    })
  })
