import { dayWords, shortDay } from '../../../../domain/calendar/day-words.ts'
import { addressLines } from '../../../../domain/contact/address-lines.ts'
import type { EditionFacts } from '../../../../domain/edition/edition-facts.ts'
import { action, heading, lines, steps } from '../../../mail/letter/letter.ts'
import { goods, lead } from '../../../mail/shop-letter/order-block.ts'
import type { DetailsOf, LetterTerms, OrderReturn } from '../letter-details.ts'
import { fittingSubject, type LetterWriter } from '../letter-writer.ts'
import { hello, reachUs } from '../phrases/common-blocks.ts'
import { countedGoods } from '../phrases/order-goods.ts'
import { refundWords } from '../phrases/term-words.ts'

const whatToDo = ({ number, why }: OrderReturn, terms: LetterTerms): string[] =>
  why.kind === 'changed-mind'
    ? [
        'Put it back in its carton, unused, with everything that came with it.',
        `Write ${number} on the outside.`,
        `Send it by ${dayWords(why.until)}, which is ${terms.returnDays} days from delivery, or bring it to the counter. You pay the freight.`,
        `We refund the price, and what you paid for delivery, ${refundWords(terms)} of it arriving.`,
      ]
    : [
        'Pack it to survive the trip. The carton it came in is best, but not a must.',
        `Write ${number} on the outside.`,
        'We pay the freight: use the label we email, or bring it to the counter.',
        'Within ten business days of it arriving we repair, replace or refund it. If the failure is major, you choose.',
      ]

const addressOf = ({ number }: OrderReturn, facts: EditionFacts): string =>
  [facts.companyName, `Return ${number}`, ...addressLines(facts, facts.locale)].join('\n')

/** What to do with what is sent back. */
export const returnStarted: LetterWriter<DetailsOf['return-started']> = (order, facts, details) => {
  const { number, parts, why } = details.return
  const isMind = why.kind === 'changed-mind'
  return {
    subject: isMind
      ? fittingSubject(
          `Return ${number} of ${order.number}: send it by ${dayWords(why.until)}`,
          `Return ${number} of ${order.number}: send it by ${shortDay(why.until)}`,
        )
      : `Return ${number} for order ${order.number}`,
    preheader: `Write ${number} on the carton. The address is in this email.`,
    title: isMind ? 'Back it goes.' : 'Send it to us.',
    blocks: [
      hello(order),
      isMind
        ? lead(
            `Return ${number} of order ${order.number} is open. You have ${details.terms.returnDays} days from delivery: send it by`,
            dayWords(why.until),
            '.',
          )
        : lead(
            `Return ${number} of order ${order.number} is open.`,
            'We pay the freight',
            `, and there’s no ${details.terms.returnDays}-day limit on anything faulty, damaged or wrong.`,
          ),
      action('See the order', details.orderUrl),
      heading('What to do'),
      steps(...whatToDo(details.return, details.terms)),
      lines([{ label: 'Send it to', value: addressOf(details.return, facts) }]),
      heading('What goes back'),
      goods(countedGoods(parts, details.pictureOf)),
      reachUs(facts),
    ],
  }
}
