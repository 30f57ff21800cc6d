import { timeInZone } from '../../../domain/calendar/clock-in-zone.ts'
import { clockWords } from '../../../domain/calendar/clock-words.ts'
import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import { onDays, shortDays } from '../../../domain/calendar/day-words.ts'
import { addressText } from '../../../domain/contact/address-lines.ts'
import { pickUpWords } from '../../../domain/delivery/pick-up-words.ts'
import { printPhone } from '../../../domain/forms/checks/phone-number.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import type { ShopTerms } from '../../../domain/shop/shop-terms.ts'
import { capitalised } from '../../../domain/text/capitalised.ts'
import { type CheckoutOrder, isPaidOrder } from '../order/answered-order.ts'
import { onDay } from '../order/on-day.ts'
import { paidCard } from '../order/paid-card.ts'

const ofStates: Partial<Record<CheckoutOrder['state'], string>> = {
  SHIPPED: 'On its way.',
  DELIVERED: 'Delivered.',
  READY: 'It’s ready.',
  COLLECTED: 'It’s yours.',
  CANCELLED: 'Cancelled.',
  REFUNDED: 'Refunded.',
}

/** What is true of the order, as a headline. */
export const orderHeadline = (
  { state, promise }: Pick<CheckoutOrder, 'state' | 'promise'>,
  timeZone: string,
  now: Date,
): string => {
  const said = ofStates[state]
  if (said !== undefined) return said
  const today = dayInZone(now, timeZone)
  if (promise?.ready) {
    const ready = new Date(promise.ready)
    return ready > now ? `Ready ${pickUpWords(ready, now, timeZone)}.` : 'Ready any minute.'
  }
  if (promise?.leaves && promise.leaves >= today) return `It leaves ${onDay(promise.leaves, today)}.`
  return 'It’s paid.'
}

/** The order in two sentences: paid, when and where to, where the receipt is. */
export const orderLead = (order: CheckoutOrder, { pickUp }: ShopTerms): string => {
  const { promise, address, email, state } = order
  if (!isPaidOrder(order)) {
    const what = state === 'CANCELLED' ? 'was cancelled' : 'was refunded'
    return ` ${what}. The money goes back to the card it came from. We have emailed ${email}.`
  }
  const receipt = `The receipt went to ${email}.`
  if (promise?.from && promise.to && address)
    return ` is paid. It should reach ${placeOf(address)} ${onDays(promise.from, promise.to).join(' ')}. ${receipt}`
  if (order.isPickUp) return ` is paid. Pick it up at ${pickUp.point.street}, ${pickUp.point.suburb}. ${receipt}`
  return ` is paid. ${receipt}`
}

/** The street without its number; the suburb for who is not told the street. */
const placeOf = ({ street, suburb }: NonNullable<CheckoutOrder['address']>): string =>
  street.replace(/^[\d/\sA-Za-z]*?\d+[A-Za-z]?\s+/, '') || suburb

export interface TimelineEntry {
  when: string
  what: string
  text: string
  state: 'done' | 'now' | 'to come'
}

const reached: Partial<Record<CheckoutOrder['state'], number>> = {
  PAID: 1,
  PACKED: 2,
  SHIPPED: 3,
  DELIVERED: 4,
  READY: 3,
  COLLECTED: 4,
}

/** What happens next, with days and clock times as far as they were promised. */
export const timeline = (
  order: CheckoutOrder,
  { dispatch, pickUp }: ShopTerms,
  phone: string,
  now: Date,
): TimelineEntry[] => {
  const { promise, paidAt, card, total, isPickUp } = order
  const { timeZone } = isPickUp ? pickUp : dispatch
  const today = dayInZone(now, timeZone)
  const day = (iso: string | null | undefined): string =>
    iso ? capitalised(onDay(iso, today).replace(/^on /, '')) : ''
  const paid = paidAt === null ? undefined : new Date(paidAt)
  const place = pickUp.point.name
  const ready = promise?.ready ? new Date(promise.ready) : undefined
  const money = formatMoney(total, 'AUD', 'en-AU')
  const entries = [
    {
      when: paid ? `${day(dayInZone(paid, timeZone))}, ${clockWords(timeInZone(paid, timeZone))}` : '',
      what: 'Paid',
      text: `${card ? `${paidCard(card)}, ` : ''}${money}. The tax invoice is linked in the email.`,
    },
    {
      when: isPickUp ? '' : day(promise?.leaves),
      what: `Packed in ${place}`,
      text: `Until then we can change the address or cancel it: ${phone}.`,
    },
    ...(isPickUp
      ? [
          {
            when: ready ? capitalised(pickUpWords(ready, now, timeZone)) : '',
            what: 'Ready to pick up',
            text: `${addressText(pickUp.point, 'en-AU')}. We email when it is. Bring the email and some ID.`,
          },
          { when: '', what: 'Yours', text: `We hold it for ${pickUp.keptDays} days.` },
        ]
      : [
          { when: day(promise?.leaves), what: 'With the courier', text: 'We email the tracking number.' },
          {
            when: promise?.from && promise.to ? shortDays(promise.from, promise.to) : '',
            what: 'At your door',
            text: `The driver rings ${order.phone === '' ? 'you' : printPhone(order.phone, 'en-au')} if nobody answers.`,
          },
        ]),
  ]
  const at = reached[order.state] ?? entries.length
  return entries.map((entry, index) => ({
    ...entry,
    state: index < at ? 'done' : index === at ? 'now' : 'to come',
  }))
}
