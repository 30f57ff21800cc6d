import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { letters } from '../../src/api/db/schema/letters.ts'
import { orders } from '../../src/api/db/schema/orders.ts'
import { openShopData, type ShopData } from '../support/open-shop-data.ts'
import { test, type Visit } from './browser-test.ts'
import { eventually, type Visitor } from './visitor.ts'

let shop: ShopData

beforeEach(async () => {
  shop = await openShopData()
})
afterEach(() => shop.close())

const product = '/en-au/products/brush-set-m/'

/** Types into a field as a keyboard does. */
const typeInto = (css: string, text: string) => {
  const control = document.querySelector(css)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) throw new Error(`No ${css} here.`)
  if (control instanceof HTMLSelectElement) {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(control, text)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    return
  }
  control.focus()
  control.select()
  document.execCommand('insertText', false, text)
}

/** Centre of something inside the bank's frame, on our page. */
const inFrame = (title: string, css: string) => {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[title^="${title}"]`)
  const inside = frame?.contentDocument?.querySelector(css)
  if (!frame || !inside) throw new Error(`There is no ${css} in a frame “${title}”.`)
  frame.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [outer, inner] = [frame.getBoundingClientRect(), inside.getBoundingClientRect()]
  return { x: outer.left + inner.left + inner.width / 2, y: outer.top + inner.top + inner.height / 2 }
}

const clickInFrame = async (visitor: Visitor, title: string, css: string) => {
  let centre = { x: -1, y: -1 }
  const isAtRest = async () => {
    const before = centre
    centre = await visitor.evaluate(inFrame, title, css)
    return before.x === centre.x && before.y === centre.y
  }
  await eventually(isAtRest).toBe(true)
  await visitor.clickAt(centre.x, centre.y)
}

const card = 'Card number'
const question = 'A question of your bank'

const fillCard = async (visitor: Visitor, number: string) => {
  for (const [id, text] of [
    ['number', number],
    ['expiry', '1240'],
    ['code', '123'],
  ] as const) {
    await clickInFrame(visitor, card, `#${id}`)
    await visitor.type(text)
  }
}

const details = [
  ['email', 'priya@nair.example'],
  ['phone', '0491 570 156'],
  ['name', 'Priya Nair'],
] as const
const address = [
  ['street', '18 Boonah Street'],
  ['suburb', 'Kirrawee'],
  ['state', 'NSW'],
  ['postcode', '2232'],
] as const

const fill = async (visitor: Visitor, fields: readonly (readonly [string, string])[]) => {
  for (const [name, text] of fields) {
    await eventually(() => visitor.seen(`#checkout-${name}`)).toBe(1)
    await visitor.evaluate(typeInto, `#checkout-${name}`, text)
  }
}

/** From a product to the page that asks where it should go. */
const toCheckout = async (visit: Visit) => {
  const visitor = await visit({ siteData: shop.siteData, port: shop.port })
  await visitor.go(product)
  await visitor.click('main button', 'Add to cart')
  await eventually(() => visitor.seen('dialog[open] li')).toBeGreaterThan(0)
  await visitor.click('dialog[open] a', 'Check out')
  await eventually(() => visitor.text('h1')).toBe('Where should it go?')
  return visitor
}

const review = async (visitor: Visitor, number: string) => {
  await fillCard(visitor, number)
  await visitor.click('button[type=submit]', 'Go to review')
  await eventually(() => visitor.text('main')).toContain('We hold these items')
}

const pay = async (visitor: Visitor, how: { count?: 1 | 2 } = {}) => {
  // Its words hold a link.
  await visitor.click('aside input[type=checkbox]')
  await visitor.click('aside button', 'Pay', how)
}

const told = async () => {
  const { db } = shop.siteData.database
  const made = await db.select().from(orders)
  const written = await db.select().from(letters)
  const charged = await shop.siteData.shop?.desk.gateway.charged(new Date(0))
  return { states: made.map(({ state }) => state), letters: written.length, charges: charged?.length }
}

describe('the checkout', () => {
  test('takes an order to the door: one order, one charge, one letter, however often Pay is pressed', async ({
    visit,
  }) => {
    const visitor = await toCheckout(visit)
    await fill(visitor, [...details, ...address])
    await visitor.reload()
    await visitor.whenAlive()
    await eventually(() =>
      visitor.evaluate(() => document.querySelector<HTMLInputElement>('#checkout-street')?.value),
    ).toBe('18 Boonah Street')
    await review(visitor, '4242424242424242')
    await pay(visitor, { count: 2 })
    await eventually(() => visitor.text('main')).toContain('What happens next')
    await visitor.reload()
    await eventually(() => visitor.text('main')).toContain('What happens next')
    await eventually(told).toEqual({ states: ['paid'], letters: 1, charges: 1 })
    expect(await visitor.errors()).toEqual([])
  })

  test('asks the bank in the page, for an order that is picked up, also after a reload', async ({ visit }) => {
    const visitor = await toCheckout(visit)
    await visitor.click('label', 'Pick up in')
    await fill(visitor, details)
    await review(visitor, '4000002500003155')
    await pay(visitor)
    await eventually(() => visitor.seen(`iframe[title="${question}"]`)).toBe(1)
    await visitor.reload()
    await visitor.whenAlive()
    await clickInFrame(visitor, question, 'button[value=approve]')
    await eventually(() => visitor.text('main')).toContain('What happens next')
    await eventually(told).toMatchObject({ states: ['paid'], charges: 1 })
  })

  test('takes another card when the bank says no, and keeps all else that was typed', async ({ visit }) => {
    const visitor = await toCheckout(visit)
    await fill(visitor, [...details, ...address])
    await review(visitor, '4000000000000002')
    await pay(visitor)
    await visitor.click('button', 'Use another card')
    await eventually(() => visitor.text('main')).toContain('Enter another card')
    expect(await visitor.evaluate(() => document.querySelector<HTMLInputElement>('#checkout-name')?.value)).toBe(
      'Priya Nair',
    )
    await review(visitor, '5555555555554444')
    await pay(visitor)
    await eventually(() => visitor.text('main')).toContain('What happens next')
    const [order] = await shop.siteData.database.db.select().from(orders).where(eq(orders.state, 'paid'))
    expect(order?.card).toMatchObject({ last4: '4444' })
  })
})
