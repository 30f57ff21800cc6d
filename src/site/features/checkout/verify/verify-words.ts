import { clockWords } from '../../../../domain/calendar/clock-words.ts'
import { addressText } from '../../../../domain/contact/address-lines.ts'
import { formatAmount } from '../../../../domain/money/money-format.ts'
import type { ShopTerms } from '../../../../domain/shop/shop-terms.ts'
import type { CheckoutOrder } from '../../order/answered-order.ts'
import { counterWords, doorWords } from '../../order/way-words.ts'
import type { Answers } from '../details/complaints.ts'

/** When it comes and what that costs. */
export const deliveryWords = (
  isPickUp: boolean,
  order: CheckoutOrder | undefined,
  details: Answers,
  terms: ShopTerms,
  now: Date,
): string => {
  if (isPickUp) return counterWords(terms, now)
  const { postcode = '', state = '' } = order?.address ?? details
  const when = doorWords(postcode, state, terms, now)?.replace(/, \w+$/, '') ?? 'To your door'
  if (order === undefined) return when
  return order.deliveryCost === 0 ? `${when}, free` : `${when}, ${formatAmount(order.deliveryCost, 'AUD', 'en-AU')}`
}

/** Where it goes. */
export const placeWords = (
  isPickUp: boolean,
  order: CheckoutOrder | undefined,
  { street = '', suburb = '', state = '', postcode = '' }: Answers,
  { pickUp }: ShopTerms,
): string => {
  if (isPickUp) return addressText(pickUp.point, 'en-AU')
  return addressText(order?.address ?? { street, suburb, state, postcode }, 'en-AU')
}

/** A moment on the visitor's own clock, as 2.45 pm. */
export const localClock = (moment: string): string => {
  const at = new Date(moment)
  return clockWords(`${at.getHours()}:${at.getMinutes()}`)
}
