import { centsFromPrice } from '../../domain/money/money.ts'
import type { ZoneTerms } from '../../domain/pricing/delivery-zone.ts'
import { postcodeRangesOf } from '../../domain/pricing/postcode-ranges.ts'
import { shippingCost } from '../../domain/pricing/shipping-cost.ts'
import type { ShopTerms } from '../../domain/shop/shop-terms.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { shopTermsOf } from '../content/shop-terms.ts'
import type { ProductEntry } from '../content/types/product.ts'

type Thing = Record<string, unknown>

const countryOf = ({ edition }: EditionContent): string => edition.locale.slice(-2)

const money = (cents: number, { edition }: EditionContent): Thing => ({
  '@type': 'MonetaryAmount',
  value: (cents / 100).toFixed(2),
  currency: edition.currency,
})

const days = (fewest: number, most: number): Thing => ({
  '@type': 'QuantitativeValue',
  minValue: fewest,
  maxValue: most,
  unitCode: 'DAY',
})

/** Rates of a whole country would be a choice; those of parts of it are not. */
const regionOf = (zone: ZoneTerms, { terms }: ShopTerms, content: EditionContent): Thing => ({
  '@type': 'DefinedRegion',
  name: zone.zone,
  addressCountry: countryOf(content),
  postalCodeRange: postcodeRangesOf(zone, terms.zones).map(({ from, to }) => ({
    '@type': 'PostalCodeRangeSpecification',
    postalCodeBegin: from,
    postalCodeEnd: to,
  })),
})

const businessDays = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
}

const shippingTo = (zone: ZoneTerms, cents: number, shop: ShopTerms, content: EditionContent): Thing => ({
  '@type': 'OfferShippingDetails',
  shippingRate: money(cents, content),
  shippingDestination: regionOf(zone, shop, content),
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    businessDays,
    cutoffTime: `${shop.dispatch.cutOff}:00`,
    // What is paid in time leaves that day, otherwise the next.
    handlingTime: days(0, 1),
    transitTime: days(...zone.days),
  },
})

const returnPolicy = ({ returnDays }: ShopTerms, content: EditionContent): Thing => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: countryOf(content),
  returnPolicyCountry: countryOf(content),
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  merchantReturnLink: `/${content.code}/shipping-and-returns/`,
  itemCondition: 'https://schema.org/NewCondition',
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
  refundType: 'https://schema.org/FullRefund',
  restockingFee: money(0, content),
})

/** What the shop says of sending a product and of taking it back; nothing where nothing is sold online. */
export const shippingAndReturns = ({ price, shippingClass }: ProductEntry, content: EditionContent): Thing => {
  const shop = shopTermsOf(content)
  if (shop === undefined) return {}
  const { rates, zones } = shop.terms
  return {
    shippingDetails: zones.flatMap((zone) => {
      const cost = shippingCost([{ shippingClass, quantity: 1 }], centsFromPrice(price), rates, zone.zone)
      return cost.kind === 'quoted' ? [] : [shippingTo(zone, cost.kind === 'free' ? 0 : cost.cents, shop, content)]
    }),
    hasMerchantReturnPolicy: returnPolicy(shop, content),
  }
}
