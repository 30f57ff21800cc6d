import { beforeAll, describe, expect, it } from 'vitest'
import type { EditionContent } from '../content/edition-content.ts'
import { readOwnContent } from '../content/site-content.fake.ts'
import { shippingAndReturns } from './shipping-and-returns.ts'

let editions: EditionContent[]
beforeAll(async () => {
  editions = await readOwnContent()
})

const contentOf = (code: string): EditionContent => {
  const found = editions.find((content) => content.code === code)
  if (found === undefined) throw new Error(`There is no ${code}.`)
  return found
}

const offerOf = (slug: string, code = 'en-au') => {
  const content = contentOf(code)
  const product = content.products.find((each) => each.slug === slug)
  if (product === undefined) throw new Error(`There is no ${slug}.`)
  return shippingAndReturns(product, content)
}

interface Shipping {
  shippingRate: { value: string }
  shippingDestination: { name: string }
  deliveryTime: { transitTime: { minValue: number; maxValue: number } }
}

const shippingOf = (slug: string) =>
  (offerOf(slug).shippingDetails as Shipping[]).map(({ shippingRate, shippingDestination, deliveryTime }) => {
    const { minValue, maxValue } = deliveryTime.transitTime
    return `${shippingDestination.name} ${shippingRate.value} in ${minValue} to ${maxValue}`
  })

describe('an offer of the shop', () => {
  it('says what it costs to send it where, and how long that takes', () => {
    expect(shippingOf('fine-filter-s')).toEqual([
      'metro 9.95 in 1 to 2',
      'regional 12.95 in 2 to 4',
      'remote 19.95 in 5 to 10',
    ])
    expect(shippingOf('dolphin-s300i')).toEqual([
      'metro 0.00 in 1 to 2',
      'regional 0.00 in 2 to 4',
      'remote 34.95 in 5 to 10',
    ])
  })

  it('says nothing where a person has to say', () => {
    expect(shippingOf('heat-pump-13')).toEqual(['metro 129.00 in 1 to 2', 'regional 199.00 in 2 to 4'])
  })

  it('says when it leaves', () => {
    expect(offerOf('niya').shippingDetails).toContainEqual(
      expect.objectContaining({
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '14.95', currency: 'AUD' },
        deliveryTime: expect.objectContaining({
          '@type': 'ShippingDeliveryTime',
          cutoffTime: '13:00:00',
          handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
        }),
      }),
    )
  })

  it('says how it can be returned', () => {
    expect(offerOf('niya').hasMerchantReturnPolicy).toMatchObject({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'AU',
      merchantReturnDays: 30,
      merchantReturnLink: '/en-au/shipping-and-returns/',
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      restockingFee: { value: '0.00' },
    })
  })

  it('says none of this where dealers sell it', () => {
    expect(offerOf('dolphin-s300i', 'en-nz')).toEqual({})
  })
})

describe('the places that a rate is for', () => {
  const rangesOf = (at: number) => {
    const details = offerOf('niya').shippingDetails as { shippingDestination: { postalCodeRange: object[] } }[]
    return details[at]?.shippingDestination.postalCodeRange ?? []
  }
  const range = (postalCodeBegin: string, postalCodeEnd: string) => ({
    '@type': 'PostalCodeRangeSpecification',
    postalCodeBegin,
    postalCodeEnd,
  })

  it('are those of its zone', () => {
    expect(rangesOf(0)).toContainEqual(range('2500', '2530'))
    expect(rangesOf(2)).toContainEqual(range('0822', '0822'))
  })

  it('are all that is left, for the zone that names none', () => {
    expect(rangesOf(1)[0]).toEqual(range('0000', '0199'))
    expect(rangesOf(1)).toContainEqual(range('0201', '0821'))
    expect(rangesOf(1)).toContainEqual(range('2621', '2744'))
    const sizes = [0, 1, 2].flatMap((at) =>
      rangesOf(at)
        .map((each) => Object.values(each).slice(1).map(Number))
        .map(([from = 0, to = 0]) => to - from + 1),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(10_000)
  })
})

/** As schema.org has them, without those that every thing has. */
const properties: Record<string, string> = {
  OfferShippingDetails:
    'deliveryTime depth doesNotShip hasShippingService height shippingDestination shippingOrigin shippingRate validForMemberTier weight width',
  MonetaryAmount: 'currency maxValue minValue validFrom validThrough value',
  DefinedRegion: 'addressCountry addressRegion postalCode postalCodePrefix postalCodeRange',
  PostalCodeRangeSpecification: 'postalCodeBegin postalCodeEnd',
  ShippingDeliveryTime: 'businessDays cutoffTime handlingTime transitTime',
  QuantitativeValue: 'additionalProperty maxValue minValue unitCode unitText value valueReference',
  OpeningHoursSpecification: 'closes dayOfWeek opens validFrom validThrough',
  MerchantReturnPolicy:
    'additionalProperty applicableCountry customerRemorseReturnFees customerRemorseReturnLabelSource customerRemorseReturnShippingFeesAmount inStoreReturnsOffered itemCondition itemDefectReturnFees itemDefectReturnLabelSource itemDefectReturnShippingFeesAmount merchantReturnDays merchantReturnLink refundType restockingFee returnFees returnLabelSource returnMethod returnPolicyCategory returnPolicyCountry returnPolicySeasonalOverride returnShippingFeesAmount validForMemberTier',
}

const words = [
  'MerchantReturnFiniteReturnWindow',
  'NewCondition',
  'ReturnByMail',
  'ReturnFeesCustomerResponsibility',
  'FreeReturn',
  'FullRefund',
]

const unknownIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(unknownIn)
  if (typeof value === 'string') {
    const [, word] = /^https:\/\/schema\.org\/(.*)$/.exec(value) ?? []
    return word === undefined || words.includes(word) ? [] : [word]
  }
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, name: _, ...own } = value as Record<string, unknown>
  const known = properties[String(type)]?.split(' ') ?? []
  return [...Object.keys(own).filter((name) => !known.includes(name)), ...Object.values(own).flatMap(unknownIn)]
}

it('nothing is said in words that schema.org does not know', () => {
  const { shippingDetails, hasMerchantReturnPolicy } = offerOf('niya')
  expect(unknownIn([shippingDetails, hasMerchantReturnPolicy])).toEqual([])
  expect(unknownIn({ '@type': 'MonetaryAmount', price: 3 })).toEqual(['price'])
})
