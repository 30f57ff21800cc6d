import { clockWords } from '../calendar/clock-words.ts'
import type { Locale } from '../edition/edition-code.ts'
import type { Currency } from '../edition/editions.ts'
import type { Cents } from '../money/money.ts'
import { formatAmount, formatMoney } from '../money/money-format.ts'
import { countWord } from '../numbers/count-word.ts'
import { type DeliveryZone, deliveryZones } from '../pricing/delivery-zone.ts'
import type { ShopTerms } from './shop-terms.ts'

/** By the name that a text gives in braces: {returnDays}. */
export type TermWords = Readonly<Record<string, string>>

const rateName = (shippingClass: string, zone: DeliveryZone): string =>
  `${shippingClass}${zone.slice(0, 1).toUpperCase()}${zone.slice(1)}`

const figures = ['readyAfterHours', 'keptDays', 'returnDays', 'refundDays'] as const

/** What texts can ask for: prices, then counts, each in figures and in words, then the rest. */
export const termNames = (shippingClasses: readonly string[]) => ({
  prices: [...shippingClasses.flatMap((each) => deliveryZones.map((zone) => rateName(each, zone))), 'freeFrom'],
  counts: [...deliveryZones.map((zone) => `${zone}Days`), ...figures],
  others: ['cutOff', 'pickUpPlace'],
})

/** How a count is asked for in words. */
export const inWords = (name: string): string => `${name}InWords`

const word = (count: number): string => countWord(count).toLowerCase()

const spanOf = (name: string, [fewest, most]: readonly [number, number]): [string, string][] => [
  [name, fewest === most ? String(most) : `${fewest}–${most}`],
  [inWords(name), fewest === most ? word(most) : `${word(fewest)} to ${word(most)}`],
]

/** Pages name one value; where classes go free from different ones, there is none to name. */
const freeFromOf = ({ terms }: ShopTerms): Cents | undefined => {
  const values = new Set(Object.values(terms.rates).flatMap(({ freeFrom }) => freeFrom ?? []))
  return values.size === 1 ? [...values][0] : undefined
}

/** The terms of the shop as running text says them. */
export const termWords = (shop: ShopTerms, { currency, locale }: { currency: Currency; locale: Locale }): TermWords => {
  const { terms, dispatch, pickUp, returnDays, refundDays } = shop
  const freeFrom = freeFromOf(shop)
  const counts = { readyAfterHours: pickUp.readyAfterHours, keptDays: pickUp.keptDays, returnDays, refundDays }
  return Object.fromEntries([
    ...Object.entries(terms.rates).flatMap(([shippingClass, rate]) =>
      deliveryZones.map((zone) => {
        const cents = rate[zone]
        return [rateName(shippingClass, zone), cents === undefined ? 'by quote' : formatMoney(cents, currency, locale)]
      }),
    ),
    ...(freeFrom === undefined ? [] : [['freeFrom', formatAmount(freeFrom, currency, locale)]]),
    ...terms.zones.flatMap(({ zone, days }) => spanOf(`${zone}Days`, days)),
    ...figures.flatMap((name) => spanOf(name, [counts[name], counts[name]])),
    ['cutOff', clockWords(dispatch.cutOff)],
    ['pickUpPlace', `${pickUp.point.street}, ${pickUp.point.suburb}`],
  ])
}
