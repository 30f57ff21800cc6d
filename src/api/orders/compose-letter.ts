import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import type { Order } from '../../domain/orders/order.ts'
import { orderAddress } from '../../domain/orders/order-address.ts'
import type { ShopTerms } from '../../domain/shop/shop-terms.ts'
import type { ComposeLetter, TellOfReturn } from './letter-about.ts'
import type { LetterDetails, OrderReturn } from './letters/letter-details.ts'
import { orderKey } from './order-key.ts'
import { orderRefund } from './refund-with-lines.ts'

interface Given {
  facts: () => EditionFacts
  terms: () => ShopTerms
  keySecret: string
  now?: () => Date
}

/** The page of the order for whoever has the letter. The key stands where no server and no log sees it. */
const orderUrl = (facts: EditionFacts, { number }: Order, keySecret: string): string =>
  facts.siteUrl + orderAddress(facts.code, number, orderKey(keySecret, number))

const returnOf = ({ lines }: Order, { number, lines: wanted, until }: TellOfReturn): OrderReturn => ({
  number,
  parts: wanted.flatMap(({ position, units }) => {
    const line = lines[position]
    return line === undefined ? [] : [{ line, units }]
  }),
  why: until === undefined ? { kind: 'fault' } : { kind: 'changed-mind', until },
})

/** Writes the letters of an order. Their code is loaded with the first: a server is up sooner without what draws them. */
export const composeOrderLetter =
  ({ facts: factsNow, terms, keySecret, now = () => new Date() }: Given): ComposeLetter =>
  async (kind, order, { refund, return: started }) => {
    const { orderLetter } = await import('./letters/order-letter.ts')
    const facts = factsNow()
    const { pickUp, dispatch, returnDays, refundDays } = terms()
    const { point, hours, keptDays, timeZone } = pickUp
    const url = orderUrl(facts, order, keySecret)
    const details: LetterDetails = {
      terms: { returnDays, refundDays, keptDays, timeZone: dispatch.timeZone },
      orderUrl: url,
      at: now(),
      pickUp: { ...point, hours, timeZone },
    }
    switch (kind) {
      case 'refunded':
        return (
          refund &&
          orderLetter(kind, order, facts, { ...details, refund: orderRefund(order, refund), creditNote: { url } })
        )
      case 'return-started':
        return started && orderLetter(kind, order, facts, { ...details, return: returnOf(order, started) })
      case 'paid':
        return orderLetter(kind, order, facts, { ...details, invoice: { url } })
      default:
        return orderLetter(kind, order, facts, details)
    }
  }
