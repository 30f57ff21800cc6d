import { eventually } from '../visitor.ts'
import { textInFrame } from './bank-frame.ts'
import { type Buyer, paths } from './buyer.ts'

/** One of the places between a product and a paid order at which somebody may be interrupted. */
export interface Step {
  name: string
  /** Where somebody finds it who comes back. */
  path: string
  /** From the step before, by a click or by two. */
  reach(buyer: Buyer, clicks: 1 | 2): Promise<void>
  /** Waits until it is on screen, with all that was typed so far. */
  isHere(buyer: Buyer): Promise<void>
  /** What is on screen one page back. */
  isBehind?(buyer: Buyer): Promise<void>
  /** What somebody can try without a connection, and what comes of it. */
  tryOffline(buyer: Buyer): Promise<void>
}

const asks = '4000002500003155'

/** From a product to a paid order, with a card that the bank asks about. */
export const steps: readonly Step[] = [
  {
    name: 'cart',
    path: paths.product,
    reach: async (buyer, clicks) => {
      await buyer.remember()
      await buyer.visitor.go(paths.product)
      await buyer.addToCart(clicks)
    },
    isHere: (buyer) => buyer.seesCart(),
    tryOffline: async (buyer) => {
      await buyer.openCart()
      await buyer.visitor.click('dialog[open] button', 'One more')
      await eventually(() => buyer.visitor.text('dialog[open] h2')).toBe('Cart, 2 items')
      await buyer.visitor.click('dialog[open] button', 'One fewer')
      await eventually(() => buyer.visitor.text('dialog[open] h2')).toBe('Cart, 1 item')
    },
  },
  {
    name: 'details',
    path: paths.details,
    reach: async (buyer, clicks) => {
      await buyer.checkOut(clicks)
      await buyer.fillDetails()
    },
    isHere: (buyer) => buyer.seesDetails(),
    isBehind: (buyer) => buyer.seesCart(),
    tryOffline: async (buyer) => {
      await buyer.fillCard(asks)
      await buyer.visitor.click('button[type=submit]', 'Go to review')
      await eventually(() => buyer.visitor.text('form')).toContain('We couldn’t reach the bank')
    },
  },
  {
    name: 'review',
    path: paths.review,
    reach: async (buyer, clicks) => {
      await buyer.fillCard(asks)
      await buyer.goToReview(clicks)
      await buyer.agree()
    },
    isHere: (buyer) => buyer.seesReview(),
    isBehind: (buyer) => buyer.seesDetails(),
    tryOffline: async (buyer) => {
      await eventually(() => buyer.visitor.attribute('aside button', 'aria-disabled')).toBe('true')
      await buyer.visitor.click('aside button', 'Pay')
      await eventually(() => buyer.visitor.text('aside')).toContain('No connection. Nothing was charged.')
    },
  },
  {
    name: 'paying',
    path: paths.review,
    reach: async (buyer, clicks) => {
      buyer.letBankAnswer = buyer.shop.holdAnswers()
      await buyer.pay(clicks)
      await buyer.seesPaying()
      // What was on its way only when a page went is not paid for: that page asks for it again.
      await buyer.bankIsAsked()
    },
    isHere: (buyer) => buyer.seesPaying(),
    isBehind: (buyer) => buyer.seesDetails(),
    tryOffline: async (buyer) => {
      await eventually(() => buyer.visitor.text('main')).toContain('We ask the bank as soon as it’s back.')
      await buyer.seesPaying()
    },
  },
  {
    name: 'the question of the bank',
    path: paths.review,
    reach: async (buyer) => {
      buyer.letBankAnswer?.()
      const asked = async () => {
        await buyer.lookAgain()
        return textInFrame(buyer.visitor, 'question')
      }
      await eventually(asked).toContain('Approve')
    },
    isHere: (buyer) => buyer.seesQuestion(),
    isBehind: (buyer) => buyer.seesDetails(),
    tryOffline: async (buyer) => {
      await buyer.answer('approve')
      await eventually(() => textInFrame(buyer.visitor, 'question')).toContain('We could not be reached. Try again.')
    },
  },
  {
    name: 'complete',
    path: paths.complete,
    reach: async (buyer, clicks) => {
      await buyer.answer('approve', clicks)
      await buyer.seesOrder()
    },
    isHere: (buyer) => buyer.seesOrder(),
    isBehind: async (buyer) => {
      await eventually(() => buyer.visitor.text('h1')).toBe('Nothing to check out')
    },
    tryOffline: (buyer) => buyer.seesOrder(),
  },
]
