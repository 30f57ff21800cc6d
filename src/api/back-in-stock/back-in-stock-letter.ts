import { dayInZone } from '../../domain/calendar/day-in-zone.ts'
import { dayWords } from '../../domain/calendar/day-words.ts'
import { type EditionFacts, pageOf } from '../../domain/edition/edition-facts.ts'
import type { Cents } from '../../domain/money/money.ts'
import { inEnvelope } from '../mail/in-envelope.ts'
import { action, paragraph } from '../mail/letter/letter.ts'
import type { MailMessage } from '../mail/mail-message.ts'
import { lead } from '../mail/shop-letter/order-block.ts'
import { renderShopLetter } from '../mail/shop-letter/render-shop-letter.ts'
import { fittingSubject } from '../orders/letters/letter-writer.ts'
import { aud } from '../orders/letters/phrases/aud.ts'
import { reachUs } from '../orders/letters/phrases/common-blocks.ts'

/** Somebody who asked to be told when something is there again. Nobody has verified the address: nothing typed is repeated. */
export interface WaitingCustomer {
  /** Tells this request from a later one for the same thing. */
  id: string
  email: string
  product: { name: string; price: Cents; url: string }
}

/** The one letter they asked for. */
export const backInStockLetter = (
  request: WaitingCustomer,
  facts: EditionFacts,
  { at, timeZone }: { at: Date; timeZone: string },
): MailMessage => {
  const { name, price, url } = request.product
  const day = dayInZone(at, timeZone)
  return inEnvelope({
    key: `back-in-stock/${request.id}`,
    from: { name: facts.brandName, address: facts.email },
    to: { name: '', address: request.email },
    letter: renderShopLetter({
      edition: facts,
      about: '',
      subject: fittingSubject(`${name} is back, ${dayWords(day)}`, `Back since ${dayWords(day)}: ${name}`),
      preheader: `You asked to hear when it’s back. It is, at ${aud(price)}.`,
      title: 'It’s back.',
      blocks: [
        lead(`You asked to hear when the ${name} is back. It has been since`, dayWords(day), `, at ${aud(price)}.`),
        paragraph('We haven’t set one aside: it goes to whoever orders first.'),
        action('See it in the shop', url),
        reachUs(facts),
      ],
      smallPrint: [
        `This address was given on ${new URL(facts.siteUrl).host}, for this and nothing else. This is the only email: there’s nothing to unsubscribe from.`,
      ],
      pages: [{ label: 'Privacy', address: pageOf(facts, 'privacy') }],
    }),
  })
}
