import type { Picture } from '../../site/content/picture.ts'
import type { EditionContent } from '../content/edition-content.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { offerJsonLd } from './offer.ts'
import { largestPictureFile } from './picture.ts'

export const productJsonLd = (
  product: ProductEntry,
  { line, pictures }: { line: string; pictures: Picture[] },
  content: EditionContent,
): Record<string, unknown> => ({
  '@type': 'Product',
  name: product.name,
  sku: product.sku,
  description: product.seoDescription,
  url: `/${content.code}/products/${product.slug}/`,
  category: line,
  brand: { '@type': 'Brand', name: product.brand },
  image: pictures.map(largestPictureFile),
  ...(product.rating != null && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating.value,
      reviewCount: product.rating.count,
    },
  }),
  ...(product.active && { offers: offerJsonLd(product, content) }),
})
