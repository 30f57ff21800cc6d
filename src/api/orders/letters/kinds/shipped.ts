import { dayInZone } from '../../../../domain/calendar/day-in-zone.ts'
import { daysWords, dayWords, onDays, shortDays } from '../../../../domain/calendar/day-words.ts'
import type { EditionFacts } from '../../../../domain/edition/edition-facts.ts'
import type { Order, OrderPromise } from '../../../../domain/orders/order.ts'
import { action, heading, steps } from '../../../mail/letter/letter.ts'
import { goods, lead, note, type OrderBlock, type Stage, stages } from '../../../mail/shop-letter/order-block.ts'
import type { DetailsOf } from '../letter-details.ts'
import { fittingSubject, type LetterWriter } from '../letter-writer.ts'
import { hello, reachUs } from '../phrases/common-blocks.ts'
import { momentWords, shortMoment } from '../phrases/moment-words.ts'
import { countedGoods, wholeLines } from '../phrases/order-goods.ts'
import { streetWords } from '../phrases/street-words.ts'
import { mindWords } from '../phrases/term-words.ts'

type DoorPromise = Extract<OrderPromise, { kind: 'door' }>

const whereTo = ({ delivery }: Order): string =>
  delivery.kind === 'door' ? streetWords(delivery.address) : 'the pick-up point'

const opening = (order: Order, facts: EditionFacts, left: string, promise: DoorPromise | undefined): OrderBlock => {
  const gone = `Order ${order.number} left ${facts.suburb} on ${left}.`
  if (promise === undefined) return lead(`${gone} The carrier will say when it arrives.`)
  const [preposition, days] = onDays(promise.from, promise.to)
  return lead(`${gone} It should be at ${whereTo(order)} ${preposition}`, days, '.')
}

const tracked = ({ tracking }: Order): OrderBlock[] =>
  tracking === undefined ? [] : [note(`${tracking.carrier}, tracking number ${tracking.number}`)]

const wayOf = (order: Order, at: Date, zone: string, promise: DoorPromise | undefined): Stage[] => [
  ...(order.paidAt ? [{ name: 'Paid', when: shortMoment(order.paidAt, zone), state: 'done' } as const] : []),
  { name: 'Left', when: shortMoment(at, zone), state: 'now' },
  ...(promise ? [{ name: 'With you', when: shortDays(promise.from, promise.to), state: 'to-come' } as const] : []),
]

/** It has left, with the number to follow it by. */
export const shipped: LetterWriter<DetailsOf['shipped']> = (
  order,
  facts,
  { at, orderUrl, trackingUrl, pictureOf, terms },
) => {
  const zone = terms.timeZone
  const promise = order.promise?.kind === 'door' ? order.promise : undefined
  const left = dayWords(dayInZone(at, zone))
  return {
    subject: promise
      ? fittingSubject(
          `It has left. ${order.number} comes ${daysWords(promise.from, promise.to)}`,
          `It has left. ${order.number} comes ${shortDays(promise.from, promise.to)}`,
        )
      : `It has left. ${order.number}, ${left}`,
    preheader: order.tracking
      ? `${order.tracking.carrier}, tracking number ${order.tracking.number}.`
      : `It left ${facts.suburb} on ${left}.`,
    title: 'It has left.',
    blocks: [
      hello(order),
      opening(order, facts, momentWords(at, zone), promise),
      action('Track the parcel', trackingUrl ?? orderUrl),
      ...tracked(order),
      stages(...wayOf(order, at, zone, promise)),
      heading('What is in it'),
      goods(countedGoods(wholeLines(order.lines), pictureOf)),
      heading('When it arrives'),
      steps(
        'If the carton is damaged, photograph it before you open it. That helps us with the carrier; your rights are the same either way.',
        'Register robots and chlorinators. It takes five minutes and never limits your rights.',
        `${mindWords(terms)} A robot that has been in water is used, however briefly.`,
      ),
      reachUs(facts),
    ],
  }
}
