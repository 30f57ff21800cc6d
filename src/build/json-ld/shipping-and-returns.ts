import { centsFromPrice } from '../../domain/money/money.ts'
import type { ZoneTerms } from '../../domain/pricing/delivery-zone.ts'
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

interface Range {
  from: number
  to: number
}

const rangeOf = (postcodes: string): Range => {
  const [from = 0, to = from] = postcodes.split('-').map(Number)
  return { from, to }
}

/** The zone that names no postcodes has all that the others leave. */
const rangesOf = ({ postcodes }: ZoneTerms, zones: readonly ZoneTerms[]): Range[] => {
  if (postcodes.length > 0) return postcodes.map(rangeOf)
  const taken = zones.flatMap((each) => each.postcodes.map(rangeOf)).toSorted((one, other) => one.from - other.from)
  const ends = [...taken, { from: 10_000, to: 10_000 }]
  return ends.flatMap(({ from }, at) => {
    const left = { from: at === 0 ? 0 : (ends[at - 1]?.to ?? 0) + 1, to: from - 1 }
    return left.from > left.to ? [] : [left]
  })
}

const written = (postcode: number): string => String(postcode).padStart(4, '0')

/** Rates of a whole country would be a choice; those of parts of it are not. */
const regionOf = (zone: ZoneTerms, { terms }: ShopTerms, content: EditionContent): Thing => ({
  '@type': 'DefinedRegion',
  name: zone.zone,
  addressCountry: countryOf(content),
  postalCodeRange: rangesOf(zone, terms.zones).map(({ from, to }) => ({
    '@type': 'PostalCodeRangeSpecification',
    postalCodeBegin: written(from),
    postalCodeEnd: written(to),
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
