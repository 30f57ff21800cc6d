import { expect } from 'vitest'
import { takeCard } from '../../../src/sandbox-bank/take-card.fake.ts'
import { keptCheckout } from '../../support/kept-checkout.ts'
import type { Visit } from '../browser-test.ts'
import { eventually, type Visitor } from '../visitor.ts'
import { clickInFrame, seesCardFields, textInFrame, typeCard } from './bank-frame.ts'
import { detailsFor, seesDetails, type Typed, typeDetails, type Way } from './details.ts'
import { product } from './product.ts'
import type { ShopWithBuyers } from './shop-with-buyers.ts'

export const paths = {
  product: product.path,
  details: '/en-au/shop/checkout/',
  review: '/en-au/shop/checkout/verify/',
  complete: '/en-au/shop/checkout/complete/',
}

type Clicks = 1 | 2

const markFrames = () => {
  for (const frame of document.querySelectorAll('iframe')) frame.dataset.closed = ''
}

let buyers = 0

/** Somebody who buys one thing, in one tab or several. */
export class Buyer {
  readonly email: string
  details: Typed
  /** Whether the terms were agreed to. */
  hasAgreed = false
  /** While the bank's answers are held. */
  letBankAnswer?: () => void
  /** The tab they look at. */
  visitor: Visitor
  #other: Visitor | undefined
  readonly shop: ShopWithBuyers
  readonly way: Way
  readonly #anotherTab: () => Promise<Visitor>

  constructor(shop: ShopWithBuyers, way: Way, visitor: Visitor, anotherTab: () => Promise<Visitor>) {
    buyers += 1
    this.email = `priya.${buyers}@nair.example`
    this.details = detailsFor(way, this.email)
    this.shop = shop
    this.way = way
    this.visitor = visitor
    this.#anotherTab = anotherTab
  }

  /** Puts what they kept from an earlier visit into the browser, and nothing else. */
  async remember(kept: object = {}): Promise<void> {
    // Any page of the site will do, and this one is the smallest.
    await this.visitor.enter('/robots.txt')
    const texts = Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]))
    await this.visitor.evaluate((entries) => {
      localStorage.clear()
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
    }, texts)
  }

  #kept(method: string | null) {
    const { sku, slug, name } = product
    const lineItems = [{ sku, slug, name, quantity: 1 }]
    return keptCheckout({ lineItems, isPickUp: this.way === 'pick-up', details: this.details, method })
  }

  /** At the first page of the checkout, with all filled in but the card. */
  async startAtDetails(): Promise<void> {
    await this.remember(this.#kept(null))
    await this.visitor.go(paths.details)
    await this.seesDetails()
  }

  /** At the second page, with a card that the bank knows. */
  async startAtReview(card: string): Promise<void> {
    await this.remember(this.#kept(await takeCard(this.visitor.site.origin, card)))
    await this.visitor.go(paths.review)
    await this.seesReview()
  }

  async addToCart(clicks: Clicks = 1): Promise<void> {
    await this.visitor.click('main button', 'Add to cart', { count: clicks })
    await this.seesCart()
    await this.openCart()
  }

  /** Whether or not the panel is open. */
  async seesCart(): Promise<void> {
    await eventually(() => this.visitor.text('header')).toContain('Cart, 1 in it')
  }

  /** It may be open, or be opening: then nothing is pressed. */
  async openCart(): Promise<void> {
    const open = () => {
      if (document.querySelector('dialog[open]')) return
      const button = [...document.querySelectorAll('header button')].find((each) => each.textContent.includes('Cart,'))
      if (button instanceof HTMLElement) button.click()
    }
    const linesSeen = async () => {
      await this.visitor.evaluate(open)
      return this.visitor.seen('dialog[open] li')
    }
    await eventually(linesSeen).toBe(1)
  }

  async checkOut(clicks: Clicks = 1): Promise<void> {
    await this.openCart()
    await this.visitor.click('dialog[open] a', 'Check out', { count: clicks })
    await eventually(() => this.visitor.text('h1')).toBe('Where should it go?')
    await this.visitor.whenAlive()
  }

  async fillDetails(): Promise<void> {
    await this.visitor.click('label', this.way === 'delivery' ? 'To your door' : 'Pick up in')
    await typeDetails(this.visitor, this.details)
    await this.seesDetails()
    await seesCardFields(this.visitor)
  }

  seesDetails(): Promise<void> {
    return seesDetails(this.visitor, this.details)
  }

  fillCard(number: string): Promise<void> {
    return typeCard(this.visitor, number)
  }

  async goToReview(clicks: Clicks = 1): Promise<void> {
    await this.visitor.click('button[type=submit]', 'Go to review', { count: clicks })
    await this.seesReview()
  }

  /** All that was typed, as the server has it; and the tick, once it was set. */
  async seesReview(): Promise<void> {
    const { phone = '', name = '', street = 'Pick-up' } = this.details
    const missing = async () => {
      const text = await this.visitor.text('main')
      return ['We hold these items', this.email, phone, name, street].filter((words) => !text.includes(words))
    }
    await eventually(missing).toEqual([])
    if (this.hasAgreed) await eventually(() => this.#hasTick()).toBe(true)
  }

  #hasTick(): Promise<boolean | undefined> {
    return this.visitor.evaluate(() => document.querySelector<HTMLInputElement>('aside input[type=checkbox]')?.checked)
  }

  async agree(): Promise<void> {
    if ((await this.#hasTick()) !== true) await this.visitor.click('aside input[type=checkbox]')
    await eventually(() => this.#hasTick()).toBe(true)
    this.hasAgreed = true
  }

  async pay(clicks: Clicks = 1): Promise<void> {
    await this.agree()
    await eventually(() => this.visitor.attribute('aside button', 'aria-disabled')).toBe('false')
    await this.visitor.click('aside button', 'Pay', { count: clicks })
  }

  async seesPaying(): Promise<void> {
    await eventually(() => this.visitor.text('aside button')).toBe('Asking the bank')
  }

  /** Pay has come to the shop. */
  async bankIsAsked(): Promise<void> {
    const states = async () => (await this.shop.ordersOf(this.email)).map(({ state }) => state)
    await eventually(states).toEqual(['verifying'])
  }

  /** As whoever was elsewhere does: the page, which asks the bank less and less often, asks at once. */
  lookAgain(): Promise<void> {
    return this.visitor.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  }

  async seesQuestion(): Promise<void> {
    await eventually(() => textInFrame(this.visitor, 'question')).toContain('Approve')
  }

  answer(decision: 'approve' | 'refuse' | 'close', clicks: Clicks = 1): Promise<void> {
    return clickInFrame(this.visitor, 'question', `button[value=${decision}]`, clicks)
  }

  /** Without an answer. The question comes again, in another frame. */
  async closeQuestion(): Promise<void> {
    await this.visitor.evaluate(markFrames)
    await this.answer('close')
    await eventually(() => this.visitor.seen('iframe[data-closed]')).toBe(0)
  }

  /** The bank has said no. */
  async takeAnotherCard(number: string): Promise<void> {
    await this.visitor.click('button', 'Use another card')
    await eventually(() => this.visitor.text('main')).toContain('Try another card')
    await this.visitor.whenAlive()
    await this.seesDetails()
    // What was agreed to was another payment.
    this.hasAgreed = false
    await this.fillCard(number)
    await this.goToReview()
  }

  async seesOrder(): Promise<void> {
    await eventually(() => this.visitor.text('main')).toContain('What happens next')
    expect(await this.visitor.address()).toBe(paths.complete)
    expect(await this.visitor.text('h1')).toMatch(/^It leaves|^Ready|^It’s paid/)
    const kept = () =>
      this.visitor.evaluate(() => {
        const { lineItems, id } = JSON.parse(localStorage.getItem('cart') ?? '{}')
        return { lineItems, id, checkout: localStorage.getItem('checkout') }
      })
    await eventually(kept).toEqual({ lineItems: [], id: null, checkout: null })
  }

  async reload(): Promise<void> {
    await this.visitor.reload()
    await this.visitor.whenAlive()
  }

  /** Goes back or forward to another address. */
  async traverse(steps: 1 | -1): Promise<void> {
    const before = await this.visitor.evaluate(() => {
      // Where navigation was not ready yet, this very document may have slept and woken at an earlier step.
      if (window.witness) window.witness.isWoken = false
      return location.pathname + location.search + location.hash
    })
    await this.visitor.traverse(steps)
    await eventually(() => this.visitor.address()).not.toBe(before)
    // A review that slept is loaded anew.
    if ((await this.visitor.address()) === paths.review)
      await eventually(() => this.visitor.evaluate(() => window.witness?.isWoken === true)).toBe(false)
    await this.visitor.whenAlive()
  }

  /** Looks at their other tab from now on, which stays where it is or goes to a path. */
  async changeTabs(path?: string): Promise<void> {
    const other = this.#other ?? (await this.#anotherTab())
    this.#other = this.visitor
    this.visitor = other
    await other.bringToFront()
    if (path !== undefined) await other.go(path)
  }

  /** Does the same in both tabs. */
  async inBothTabs(act: () => Promise<void>): Promise<void> {
    await act()
    await this.changeTabs()
    await act()
  }

  async closeAndComeBack(path: string): Promise<void> {
    await this.visitor.close()
    this.visitor = await this.#anotherTab()
    await this.visitor.go(path)
  }

  /** Nothing comes through any more, also not what is on its way. */
  async loseConnection(): Promise<void> {
    this.visitor.breakWith(() => 'hang up')
    this.visitor.site.cutOff()
    await this.visitor.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
      dispatchEvent(new Event('offline'))
    })
  }

  async regainConnection(): Promise<void> {
    this.visitor.breakWith()
    await this.visitor.evaluate(() => {
      Reflect.deleteProperty(navigator, 'onLine')
      dispatchEvent(new Event('online'))
    })
  }

  /** One order, one charge, one letter, and in the order what was typed. */
  async hasBoughtOnce(): Promise<void> {
    await this.shop.expectOnePurchase(this.email)
    const [order] = await this.shop.ordersOf(this.email)
    const { name, notes, street, suburb, state, postcode } = this.details
    const door = { kind: 'door', address: { street, suburb, state, postcode } }
    const delivery = this.way === 'delivery' ? door : { kind: 'pick-up' }
    expect(order).toMatchObject({ name, notes, delivery, phone: expect.stringContaining('491570156') })
  }
}

export const buyerOf = async (shop: ShopWithBuyers, way: Way, visit: Visit): Promise<Buyer> => {
  const { anotherTab, ...visitor } = await visit({ site: shop.site() })
  return new Buyer(shop, way, visitor, anotherTab)
}
