import type { ProductDetails } from '../../site/content/product.ts'
import type { EditionContent } from '../content/site-content.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { largestPictureFile } from './picture.ts'

export const productJsonLd = (
  product: ProductEntry,
  details: ProductDetails,
  content: EditionContent,
): Record<string, unknown> => ({
  '@type': 'Product',
  name: product.name,
  sku: product.sku,
  description: product.seoDescription,
  brand: { '@type': 'Brand', name: product.brand },
  image: details.pictures.map(largestPictureFile),
  ...(product.rating != null && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating.value,
      reviewCount: product.rating.count,
    },
  }),
  ...(content.edition.shop &&
    product.active && {
      offers: {
        '@type': 'Offer',
        price: product.price.toFixed(2),
        priceCurrency: product.currency,
        availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
        url: `/${content.code}/products/${product.slug}/`,
      },
    }),
})
