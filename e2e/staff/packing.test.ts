import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addOrder } from '../../src/api/account/account-site.fake.ts'
import { orderEvents, orderLines, orders } from '../../src/api/db/schema/orders.ts'
import { staffActs } from '../../src/api/db/schema/staff-acts.ts'
import { stock } from '../../src/api/db/schema/stock.ts'
import { lookAtStates } from '../site/look-at-states.ts'
import { atTheDesk, said } from './at-the-desk.ts'

const { site, staff } = atTheDesk()

const thePhone = { width: 390, height: 844 }

const goods = {
  filter: { sku: 'PW-FF-S', name: 'Fine filter, S series', slug: 'fine-filter-s', price: 8900 },
  caddy: { sku: 'PW-CADDY', name: 'Caddy', slug: 'caddy', price: 18_900 },
}

beforeEach(async () => {
  for (const [sku, bay] of [
    ['PW-S100', '4C'],
    ['PW-FF-S', '2A'],
    ['PW-CADDY', '10B'],
  ] as const)
    await site
      .db()
      .insert(stock)
      .values({ sku, bay, onHand: 20 })
      .onConflictDoUpdate({ target: stock.sku, set: { bay } })
})

afterEach(async () => {
  await site.db().delete(orders)
  await site.db().delete(staffActs)
})

/** A robot in bay 4C and, if they are named, what else: filters in 2A, a caddy in 10B. */
const add = async (
  also: Partial<Record<keyof typeof goods, number>> = {},
  changed: Parameters<typeof addOrder>[2] = {},
) => {
  const row = await addOrder(site.db(), 'kim@pond.example', changed)
  let position = 1
  for (const [name, quantity] of Object.entries(also)) {
    position += 1
    const line = { ...goods[name as keyof typeof goods], picture: 'p.webp', off: 0, isBonus: false }
    await site
      .db()
      .insert(orderLines)
      .values({ order: row.id, position, quantity, ...line })
  }
  return row
}

const states = async () => {
  const rows = await site.db().select().from(orders).orderBy(orders.placedAt)
  return rows.map(({ state }) => state)
}

const title = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words, exact: true }).waitFor()
const main = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true })
const tick = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true })
const alert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words }).first().waitFor()

const scan = async (page: Page, code: string) => {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

describe('packing', () => {
  it('goes through the orders, oldest first, by scanner alone', async () => {
    const first = await add({ filter: 2 }, { name: 'Priya Nair' })
    const second = await add({}, { name: 'Sam Wood' })
    const { page, errors } = await staff('orders/?view=to-pack', 'Orders')
    await page.getByRole('link', { name: 'Pack one by one' }).waitFor()
    await page.keyboard.press('b')
    await title(page, 'Pack 1 of 2')
    await page.getByText('Priya Nair, Kirrawee').waitFor()
    await main(page, 'Put in the fine filter, 1 of 2').waitFor()
    await scan(page, 'PW-FF-S')
    await main(page, 'Put in the fine filter, 2 of 2').waitFor()
    // Whatever is next: what is scanned is counted.
    await scan(page, 'pw-s100')
    await tick(page, 'Dolphin S 100, 1 of 1 in').waitFor()
    await scan(page, 'PW-FF-S')
    await page.getByText('3 of 3 pieces in').waitFor()
    expect(await states()).toEqual(['paid', 'paid'])
    await main(page, `Packed, next: ${second.number}`).click()
    await said(page, `Packed: ${first.number}.`)
    await title(page, 'Pack 2 of 2')
    await page.waitForURL(`**/staff/orders/pack/${second.number}/`)
    await scan(page, 'PW-S100')
    await main(page, 'Packed').click()
    await title(page, 'All packed')
    expect(await states()).toEqual(['packed', 'packed'])
    const acts = await site.db().select().from(staffActs)
    expect(acts.map(({ act, of }) => [act, of])).toEqual([
      ['pack', first.number],
      ['pack', second.number],
    ])
    await page.keyboard.press('Enter')
    await title(page, 'Orders')
    expect(errors).toEqual([])
  })

  it('says what a wrong box is, and one that is too many, and counts neither', async () => {
    await add({ filter: 1 })
    const { page } = await staff('orders/pack/', 'Pack 1 of 1')
    await main(page, 'Put in the fine filter').waitFor()
    const buzzed = () =>
      page.evaluate(() => {
        const own: { buzzes?: number } & Window = window
        return own.buzzes
      })
    await page.evaluate(() => {
      const own: { buzzes?: number } & Window = window
      own.buzzes = 0
      navigator.vibrate = () => {
        own.buzzes = (own.buzzes ?? 0) + 1
        return true
      }
    })
    await scan(page, 'PW-CADDY')
    await alert(page, 'That is the caddy, PW-CADDY: it is not in this order.')
    await scan(page, '9312345678907')
    await alert(page, '“9312345678907”: nothing in this order has that label.')
    await scan(page, 'AU24-1234567-K')
    await alert(page, 'AU24-1234567-K is a serial number. Scan the label with the SKU.')
    await page.getByText('0 of 2 pieces in').waitFor()
    await scan(page, 'PW-FF-S')
    await page.getByText('1 of 2 pieces in').waitFor()
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    await scan(page, 'PW-FF-S')
    await alert(page, 'One too many of the fine filter, S series: 1 of 1 is in.')
    await page.getByText('1 of 2 pieces in').waitFor()
    expect(await buzzed()).toBe(4)
  })

  it('counts by thumb, takes back, and takes a scan for one whatever has the focus', async () => {
    await add({ filter: 2 })
    await add()
    const { page } = await staff('orders/pack/', 'Pack 1 of 2')
    await tick(page, 'Fine filter, S series, 0 of 2 in').click()
    await tick(page, 'Fine filter, S series, 1 of 2 in').click()
    await tick(page, 'Fine filter, S series, 2 of 2 in').click()
    await tick(page, 'Fine filter, S series, 0 of 2 in').focus()
    // Its Enter presses no button, and no letter in it goes to another order.
    await scan(page, 'pw-skimmi')
    await alert(page, 'PW-SKIMMI')
    await title(page, 'Pack 1 of 2')
    await scan(page, 'PW-S100')
    await page.getByText('1 of 3 pieces in').waitFor()
    await tick(page, 'Fine filter, S series, 0 of 2 in').waitFor()
    // Whoever came to a button by keyboard presses that one.
    await page.keyboard.press('Space')
    await tick(page, 'Fine filter, S series, 1 of 2 in').waitFor()
    await page.keyboard.press('z')
    await tick(page, 'Fine filter, S series, 0 of 2 in').waitFor()
  })

  it('is done by keys, which are listed', async () => {
    const first = await add({ filter: 1 })
    const second = await add()
    const { page } = await staff('orders/pack/', 'Pack 1 of 2')
    await page.keyboard.press('j')
    await page.waitForURL(`**/pack/${second.number}/`)
    await page.keyboard.press('k')
    await page.waitForURL(`**/pack/${first.number}/`)
    await main(page, 'Put in the fine filter').waitFor()
    await page.keyboard.press('Enter')
    await main(page, 'Put in the Dolphin S 100').waitFor()
    await page.keyboard.press('Space')
    await main(page, `Packed, next: ${second.number}`).waitFor()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys' })
    for (const name of ['Next order', 'Previous order', 'Missing or broken', 'Leave'])
      await keys.getByText(name, { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await title(page, 'Pack 2 of 2')
    await page.keyboard.press('Escape')
    await title(page, 'Orders')
    expect(await states()).toEqual(['packed', 'paid'])
  })

  it('packs those that were marked, and no others', async () => {
    const oldest = await add({}, { name: 'Ana Low' })
    await add({}, { name: 'Bo Mid' })
    const newest = await add({}, { name: 'Cy High' })
    const { page } = await staff('orders/?view=to-pack', 'Orders')
    await page.getByRole('checkbox', { name: `Mark ${newest.number}` }).check()
    await page.getByRole('checkbox', { name: `Mark ${oldest.number}` }).check()
    await page.getByRole('link', { name: 'Pack 2 one by one' }).click()
    await title(page, 'Pack 1 of 2')
    await page.getByText('Ana Low, Kirrawee').waitFor()
    await page.keyboard.press('j')
    await page.getByText('Cy High, Kirrawee').waitFor()
    expect(new URL(page.url()).searchParams.get('numbers')?.split(',').toSorted()).toEqual(
      [oldest.number, newest.number].toSorted(),
    )
  })

  it('keeps what was counted over a reload, until the order is packed', async () => {
    const { number } = await add({ filter: 2 })
    const { page } = await staff('orders/pack/', 'Pack 1 of 1')
    await main(page, 'Put in the fine filter, 1 of 2').click()
    await page.getByText('1 of 3 pieces in').waitFor()
    await page.reload()
    await main(page, 'Put in the fine filter, 2 of 2').click()
    await main(page, 'Put in the Dolphin S 100').click()
    await main(page, 'Packed').click()
    await title(page, 'All packed')
    const kept = await page.evaluate((key) => sessionStorage.getItem(key), `desk-packing-${number}`)
    expect(kept).toBeNull()
    await page.reload()
    await title(page, 'All packed')
  })

  it('says who has packed it meanwhile, and overwrites nothing', async () => {
    const { number, id } = await add()
    const other = await add()
    const { page } = await staff(`orders/pack/${number}/`, 'Pack 1 of 2')
    await main(page, 'Put in the Dolphin S 100').click()
    await main(page, `Packed, next: ${other.number}`).waitFor()
    await site.db().update(orders).set({ state: 'packed' }).where(eq(orders.id, id))
    const event = { order: id, at: new Date(), who: 'Tui Ward', from: 'paid', to: 'packed' } as const
    await site.db().insert(orderEvents).values(event)
    await main(page, `Packed, next: ${other.number}`).click()
    await said(page, `${number}: Tui Ward has changed it.`)
    await page.getByText('To send: it is not to be packed.').waitFor()
    expect(await site.db().$count(staffActs)).toBe(0)
    await main(page, `Next: ${other.number}`).click()
    await title(page, 'Pack 1 of 1')
    await page.waitForURL(`**/pack/${other.number}/`)
  })

  it('has an order counted anew that has become another', async () => {
    const { number, id } = await add()
    const { page } = await staff(`orders/pack/${number}/`, 'Pack 1 of 1')
    await main(page, 'Put in the Dolphin S 100').click()
    await main(page, 'Packed').waitFor()
    await site.db().update(orders).set({ notes: 'Side gate' }).where(eq(orders.id, id))
    await main(page, 'Packed').click()
    await said(page, 'Look at it as it is now, then go on.')
    await page.getByText('“Side gate”').waitFor()
    await alert(page, 'The order has changed since you counted. Count it as it is now.')
    expect(await states()).toEqual(['paid'])
    await main(page, 'Put in the Dolphin S 100').click()
    await main(page, 'Packed').click()
    await title(page, 'All packed')
  })

  it('puts aside what lacks a piece, with a note, and goes on', async () => {
    const first = await add({ caddy: 1 })
    const second = await add()
    const { page } = await staff('orders/pack/', 'Pack 1 of 2')
    await main(page, 'Put in the Dolphin S 100').click()
    await main(page, 'Put in the caddy').waitFor()
    await page.getByRole('button', { name: 'Something is missing or broken' }).click()
    const sheet = page.getByRole('dialog', { name: `Put ${first.number} aside` })
    await sheet.getByLabel('Broken').check()
    await sheet.getByLabel('More about it').fill('One wheel is off.')
    await sheet.getByRole('button', { name: /^Note it/ }).click()
    await said(page, `Noted: ${first.number}.`)
    await page.waitForURL(`**/pack/${second.number}/`)
    await main(page, 'Put in the Dolphin S 100').click()
    await main(page, 'Packed').click()
    await title(page, 'All but one packed')
    expect(await states()).toEqual(['paid', 'packed'])
    const notes = await site.db().select().from(orderEvents).where(eq(orderEvents.order, first.id))
    expect(notes.map(({ note }) => note)).toContain('Not packed. Broken: Caddy, PW-CADDY. One wheel is off.')
    // What was in its box still is.
    await page.getByRole('link', { name: new RegExp(first.number) }).click()
    await page.getByText('Not packed. Broken: Caddy, PW-CADDY. One wheel is off.').waitFor()
    await page.getByText('1 of 2 pieces in').waitFor()
  })

  it('brings to the counter what is picked up', async () => {
    const { number } = await add({}, { delivery: { kind: 'pick-up', point: 'poolwright-kirrawee' } })
    const { page } = await staff('orders/pack/', 'Pack 1 of 1')
    await main(page, 'Put in the Dolphin S 100').waitFor()
    await scan(page, 'PW-S100')
    await main(page, 'To the counter').click()
    await said(page, `At the counter: ${number}.`)
    await title(page, 'All packed')
    expect(await states()).toEqual(['ready'])
  })

  it('keeps what was counted when it is cut off, and packs once it is back', async () => {
    await add()
    const { page, context } = await staff('orders/pack/', 'Pack 1 of 1')
    await main(page, 'Put in the Dolphin S 100').waitFor()
    await context.setOffline(true)
    await alert(page, 'We can’t reach the server.')
    await scan(page, 'PW-S100')
    await main(page, 'Packed').click()
    await said(page, 'We couldn’t reach the server.')
    await page.getByText('1 of 1 pieces in').waitFor()
    await context.setOffline(false)
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    await main(page, 'Packed').click()
    await title(page, 'All packed')
    expect(await states()).toEqual(['packed'])
  })

  it('can be used by everybody, in both themes, and in one hand', async () => {
    await add({ filter: 2, caddy: 1 }, { name: 'Priya Nair', notes: 'Side gate, the dog is theoretical.' })
    await add()
    const { page } = await staff('orders/pack/', 'Pack 1 of 2')
    const { look, problems } = lookAtStates(page)
    await main(page, 'Put in the fine filter, 1 of 2').click()
    await look('packing')
    await page.setViewportSize(thePhone)
    expect(await page.getByRole('navigation', { name: 'Desk' }).isVisible()).toBe(false)
    const button = await main(page, 'Put in the fine filter, 2 of 2').boundingBox()
    expect(button?.height).toBeGreaterThanOrEqual(64)
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(thePhone.height)
    await scan(page, 'PW-LB-S')
    await page.getByRole('alert').waitFor()
    await look('a wrong scan')
    await page.getByRole('button', { name: 'Something is missing or broken' }).click()
    await page.getByRole('dialog').waitFor()
    await look('something missing')
    expect(problems).toEqual([])
  })
})
