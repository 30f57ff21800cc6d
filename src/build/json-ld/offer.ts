import type { EditionContent } from '../content/edition-content.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { organizationId } from './organization.ts'
import { shippingAndReturns } from './shipping-and-returns.ts'

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

export const offerJsonLd = (product: ProductEntry, content: EditionContent): Record<string, unknown> => ({
  '@type': 'Offer',
  price: product.price.toFixed(2),
  priceCurrency: product.currency,
  availability: `https://schema.org/${availabilityOf(product, content)}`,
  itemCondition: 'https://schema.org/NewCondition',
  url: `/${content.code}/products/${product.slug}/`,
  seller: { '@id': organizationId(content.code) },
  ...warrantyOf(product),
  ...shippingAndReturns(product, content),
})
