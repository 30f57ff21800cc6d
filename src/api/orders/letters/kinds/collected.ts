import { dayInZone } from '../../../../domain/calendar/day-in-zone.ts'
import { dayWords } from '../../../../domain/calendar/day-words.ts'
import { pageOf } from '../../../../domain/edition/edition-facts.ts'
import { action, heading, steps } from '../../../mail/letter/letter.ts'
import { goods, lead, link } from '../../../mail/shop-letter/order-block.ts'
import type { DetailsOf } from '../letter-details.ts'
import type { LetterWriter } from '../letter-writer.ts'
import { hello, reachUs } from '../phrases/common-blocks.ts'
import { momentWords } from '../phrases/moment-words.ts'
import { countedGoods, wholeLines } from '../phrases/order-goods.ts'
import { pickUpPlace, pickUpZone } from '../phrases/pick-up-words.ts'

/** Somebody has picked it up. The letter is how the one who paid would learn that it was somebody else. */
export const collected: LetterWriter<DetailsOf['collected']> = (
  order,
  facts,
  { at, orderUrl, pickUp, pictureOf, terms },
) => {
  const zone = pickUpZone(pickUp, terms)
  return {
    subject: `It’s yours. ${order.number} was picked up ${dayWords(dayInZone(at, zone))}`,
    preheader: `If that wasn’t you or somebody you sent, ring us now: ${facts.phone}.`,
    title: 'It’s yours.',
    blocks: [
      hello(order),
      lead(
        `Order ${order.number} was picked up ${pickUpPlace(pickUp)} on`,
        momentWords(at, zone),
        `. If that wasn’t you or somebody you sent, ring us now: ${facts.phone}.`,
      ),
      action('Register what you bought', pageOf(facts, 'support/registration')),
      heading('Now that you have it'),
      steps(
        'Register robots and chlorinators. It takes five minutes and never limits your rights.',
        `You have ${terms.returnDays} days to change your mind, if it’s unused and in its carton. A robot that has been in water is used, however briefly.`,
        'If something is wrong with it, tell us, any time.',
      ),
      heading('What was in it'),
      goods(countedGoods(wholeLines(order.lines), pictureOf)),
      link('See the order', orderUrl),
      reachUs(facts),
    ],
  }
}
