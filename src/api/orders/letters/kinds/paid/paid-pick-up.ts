import { dayInZone } from '../../../../../domain/calendar/day-in-zone.ts'
import { dayWords } from '../../../../../domain/calendar/day-words.ts'
import type { EditionFacts } from '../../../../../domain/edition/edition-facts.ts'
import type { Order } from '../../../../../domain/orders/order.ts'
import { lead, stages } from '../../../../mail/shop-letter/order-block.ts'
import type { LetterTerms, PickUpPoint } from '../../letter-details.ts'
import { momentWords, shortMoment } from '../../phrases/moment-words.ts'
import { pickUpLines, pickUpPlace, pickUpZone, whatToBring } from '../../phrases/pick-up-words.ts'
import type { PaidWords } from './paid-words.ts'

const waitForIt = 'We’ll email again when it’s ready. Wait for that before you set out.'

export const paidPickUp = (
  order: Order,
  point: PickUpPoint | undefined,
  facts: EditionFacts,
  paidAt: Date,
  terms: LetterTerms,
): PaidWords => {
  const zone = pickUpZone(point, terms)
  const ready = order.promise?.kind === 'pick-up' ? new Date(order.promise.ready) : undefined
  const callOff = `Until it’s ready you can cancel it: on ${facts.phone}, or on the order page.`
  const kept = `We keep it for ${terms.keptDays} days.`
  const where = [...pickUpLines(point, facts), whatToBring(order.number)]
  if (ready === undefined)
    return {
      subject: `It’s paid: order ${order.number}`,
      preheader: waitForIt,
      title: 'It’s paid.',
      lead: lead(`Order ${order.number} is paid. ${waitForIt}`),
      stages: [],
      next: [callOff, waitForIt, kept],
      where,
    }
  const words = momentWords(ready, zone)
  return {
    subject: `It’s paid. ${order.number} should be ready ${dayWords(dayInZone(ready, zone))}`,
    preheader: waitForIt,
    title: 'We’re getting it ready.',
    lead: lead(`Order ${order.number} is paid. It should be ready ${pickUpPlace(point)} on`, words, `. ${waitForIt}`),
    stages: [
      stages(
        { name: 'Paid', when: shortMoment(paidAt, zone), state: 'done' },
        { name: 'Ready', when: shortMoment(ready, zone), state: 'now' },
        { name: 'With you', when: 'when you come', state: 'to-come' },
      ),
    ],
    next: [callOff, `It should be ready on ${words}. ${kept}`, 'If something is wrong with it, tell us, any time.'],
    where,
  }
}
