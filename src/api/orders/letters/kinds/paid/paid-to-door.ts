import { daysBetween } from '../../../../../domain/calendar/calendar.ts'
import { dayInZone } from '../../../../../domain/calendar/day-in-zone.ts'
import { daysWords, dayWords, onDays, shortDay, shortDays } from '../../../../../domain/calendar/day-words.ts'
import { weekdayOf } from '../../../../../domain/calendar/weekday.ts'
import type { EditionFacts } from '../../../../../domain/edition/edition-facts.ts'
import type { Order, OrderPromise, StreetAddress } from '../../../../../domain/orders/order.ts'
import { lead, stages } from '../../../../mail/shop-letter/order-block.ts'
import type { LetterTerms } from '../../letter-details.ts'
import { fittingSubject } from '../../letter-writer.ts'
import { shortMoment } from '../../phrases/moment-words.ts'
import { streetLines, streetWords } from '../../phrases/street-words.ts'
import { mindWords } from '../../phrases/term-words.ts'
import { unlinked } from '../../phrases/unlinked.ts'
import type { PaidWords } from './paid-words.ts'

type DoorPromise = Extract<OrderPromise, { kind: 'door' }>

const longestName = 60

const callOff = ({ phone }: EditionFacts): string =>
  `Until it’s packed you can cancel it: on ${phone}, or on the order page.`

/** Within a week the name of the day says which. */
const isSoon = (leaves: string, paidAt: Date, { timeZone }: LetterTerms): boolean =>
  daysBetween(dayInZone(paidAt, timeZone), leaves) < 7

const whereTo = ({ name }: Order, address: StreetAddress): PaidWords['where'] => [
  { label: 'To', value: [unlinked(name, longestName), ...streetLines(address)].join('\n') },
]

const promised = (
  order: Order,
  address: StreetAddress,
  { leaves, from, to }: DoorPromise,
  facts: EditionFacts,
  paidAt: Date,
  terms: LetterTerms,
): PaidWords => {
  const [preposition, days] = onDays(from, to)
  const leaving = `It leaves ${facts.suburb} on ${dayWords(leaves)}. We’ll email again then, with the tracking number.`
  return {
    subject: fittingSubject(
      `It’s paid. ${order.number} comes ${daysWords(from, to)}`,
      `It’s paid. ${order.number} comes ${shortDays(from, to)}`,
    ),
    preheader: leaving,
    title: `It leaves on ${isSoon(leaves, paidAt, terms) ? weekdayOf(leaves) : dayWords(leaves)}.`,
    lead: lead(`Order ${order.number} is paid. It should be at ${streetWords(address)} ${preposition}`, days, '.'),
    stages: [
      stages(
        { name: 'Paid', when: shortMoment(paidAt, terms.timeZone), state: 'done' },
        { name: 'Leaves', when: shortDay(leaves), state: 'now' },
        { name: 'With you', when: shortDays(from, to), state: 'to-come' },
      ),
    ],
    next: [callOff(facts), leaving, mindWords(terms)],
    where: whereTo(order, address),
  }
}

const unpromised = (order: Order, address: StreetAddress, facts: EditionFacts, terms: LetterTerms): PaidWords => ({
  subject: `It’s paid: order ${order.number}`,
  preheader: 'We’ll email again when it leaves, with the dates and the tracking number.',
  title: 'It’s paid.',
  lead: lead(`Order ${order.number} is paid. We’ll email again when it leaves ${facts.suburb}.`),
  stages: [],
  next: [callOff(facts), 'When it leaves we’ll email again, with the dates and the tracking number.', mindWords(terms)],
  where: whereTo(order, address),
})

export const paidToDoor = (
  order: Order,
  address: StreetAddress,
  facts: EditionFacts,
  paidAt: Date,
  terms: LetterTerms,
): PaidWords =>
  order.promise?.kind === 'door'
    ? promised(order, address, order.promise, facts, paidAt, terms)
    : unpromised(order, address, facts, terms)
