import type { Picture } from '../../site/content/picture.ts'
import type { EditionContent } from '../content/edition-content.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { organizationId } from './organization.ts'
import { largestPictureFile } from './picture.ts'
import { shopOfferJsonLd } from './shop-offer.ts'

/** Where there is no shop, dealers sell it. */
const availabilityOf = ({ inStock }: ProductEntry, { edition }: EditionContent): string => {
  if (!edition.shop) return 'InStoreOnly'
  return inStock ? 'InStock' : 'OutOfStock'
}

const warrantyOf = ({ warrantyYears }: ProductEntry): object =>
  warrantyYears === 0
    ? {}
    : {
        warranty: {
          '@type': 'WarrantyPromise',
          durationOfWarranty: { '@type': 'QuantitativeValue', value: warrantyYears, unitCode: 'ANN' },
        },
      }

const offerOf = (product: ProductEntry, content: EditionContent): Record<string, unknown> => ({
  '@type': 'Offer',
  price: product.price.toFixed(2),
  priceCurrency: product.currency,
  availability: `https://schema.org/${availabilityOf(product, content)}`,
  itemCondition: 'https://schema.org/NewCondition',
  url: `/${content.code}/products/${product.slug}/`,
  seller: { '@id': organizationId(content.code) },
  ...warrantyOf(product),
  ...shopOfferJsonLd(product, content),
})

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
  ...(product.active && { offers: offerOf(product, content) }),
})
