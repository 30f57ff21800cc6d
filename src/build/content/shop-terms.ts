import { dealerTimeZone } from '../../domain/dealers/dealer-time-zone.ts'
import { centsFromPrice } from '../../domain/money/money.ts'
import type { BonusOffer } from '../../domain/pricing/bonus-items.ts'
import type { ShippingRates } from '../../domain/pricing/shipping-rates.ts'
import type { ShopTerms } from '../../domain/shop/shop-terms.ts'
import type { EditionContent } from './edition-content.ts'
import { holidaysOf } from './holidays-of.ts'

const amounts = ['metro', 'regional', 'remote', 'freeFrom'] as const

const ratesOf = ({ shippingRates }: EditionContent): ShippingRates =>
  Object.fromEntries(
    shippingRates.map(({ shippingClass, ...rate }) => [
      shippingClass,
      Object.fromEntries(
        amounts.flatMap((name) => (rate[name] == null ? [] : [[name, centsFromPrice(rate[name])] as const])),
      ),
    ]),
  )

const offersOf = ({ promotions, products }: EditionContent): BonusOffer[] => {
  const skus = new Map(products.map(({ sys, sku }) => [sys.id, sku]))
  return promotions.flatMap(({ name, product, bonusCollection, startsOn, endsOn, mostSets }) => {
    const sku = skus.get(product ?? '')
    const bonus = bonusCollection.flatMap((id) => skus.get(id) ?? [])
    return sku === undefined || bonus.length === 0 ? [] : [{ name, sku, bonus, startsOn, endsOn, most: mostSets }]
  })
}

/** What the shop of an edition promises; undefined where nothing is sold online. */
export const shopTermsOf = (content: EditionContent): ShopTerms | undefined => {
  const { edition, deliveryZones } = content
  const [terms] = content.shopTerms
  const [point] = content.pickUpPoints
  if (!edition.shop || terms === undefined || point === undefined) return undefined
  const { timeZone } = edition
  const holidays = holidaysOf(content)
  const { hours, ...place } = point
  const { cutOff, readyAfterHours, keptDays, returnDays, refundDays, reservationMinutes } = terms
  return {
    terms: {
      rates: ratesOf(content),
      zones: deliveryZones.map(({ zone, postcodes, fewestDays, mostDays }) => ({
        zone,
        postcodes,
        days: [fewestDays, mostDays],
      })),
      offers: offersOf(content),
    },
    dispatch: { timeZone, state: edition.state, cutOff, holidays },
    pickUp: {
      point: place,
      timeZone: dealerTimeZone(point.state, content.code),
      state: point.state,
      hours,
      holidays,
      readyAfterHours,
      keptDays,
    },
    returnDays,
    refundDays,
    reservationMinutes,
  }
}
