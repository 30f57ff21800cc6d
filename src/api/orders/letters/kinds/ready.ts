import { addDays } from '../../../../domain/calendar/calendar.ts'
import { dayInZone } from '../../../../domain/calendar/day-in-zone.ts'
import { dayWords, shortDay } from '../../../../domain/calendar/day-words.ts'
import { action, heading, lines, paragraph } from '../../../mail/letter/letter.ts'
import { goods, lead, stages } from '../../../mail/shop-letter/order-block.ts'
import type { DetailsOf } from '../letter-details.ts'
import type { LetterWriter } from '../letter-writer.ts'
import { hello, reachUs } from '../phrases/common-blocks.ts'
import { shortMoment } from '../phrases/moment-words.ts'
import { countedGoods, wholeLines } from '../phrases/order-goods.ts'
import { pickUpLines, pickUpPlace, pickUpZone, whatToBring } from '../phrases/pick-up-words.ts'

/** It can be picked up: where, when, until when, and with what. */
export const ready: LetterWriter<DetailsOf['ready']> = (order, facts, { at, orderUrl, pickUp, pictureOf, terms }) => {
  const { keptDays } = terms
  const zone = pickUpZone(pickUp, terms)
  const until = addDays(dayInZone(at, zone), keptDays)
  return {
    subject: `It’s ready. ${order.number} is kept until ${dayWords(until)}`,
    preheader: `Bring the order number and some ID. We keep it for ${keptDays} days.`,
    title: 'It’s ready.',
    blocks: [
      hello(order),
      lead(
        `Order ${order.number} is waiting for you ${pickUpPlace(pickUp)}. We keep it for ${keptDays} days, until`,
        dayWords(until),
        '.',
      ),
      lines([...pickUpLines(pickUp, facts), whatToBring(order.number)]),
      action('See the order', orderUrl),
      stages(
        ...(order.paidAt ? [{ name: 'Paid', when: shortMoment(order.paidAt, zone), state: 'done' } as const] : []),
        { name: 'Ready', when: shortMoment(at, zone), state: 'now' },
        { name: 'With you', when: `by ${shortDay(until)}`, state: 'to-come' },
      ),
      heading('What is in it'),
      goods(countedGoods(wholeLines(order.lines), pictureOf)),
      paragraph(`If you can’t come by ${dayWords(until)}, reply to this email and say when you can.`),
      reachUs(facts),
    ],
  }
}
