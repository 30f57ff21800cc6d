import { desc, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { orders } from '../../src/api/db/schema/orders.ts'
import { returns } from '../../src/api/db/schema/returns.ts'
import { commandOrder } from '../../src/api/orders/order-commands.ts'
import { orderNumber } from '../../src/domain/orders/order-number.ts'
import { lookAtStates } from '../site/look-at-states.ts'
import { phone } from '../site/open-site.ts'
import { agreeAndPay, goToReview, type Shopper, shopWithShoppers } from './shop-with-shoppers.ts'

const { db, services, shopper, decided, bought } = shopWithShoppers()

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

const buy = async (someone: Shopper) => {
  await goToReview(someone)
  await agreeAndPay(someone.page)
  await someone.page.waitForURL('**/checkout/complete/')
  await someone.page.getByText('What happens next').waitFor()
  const [order] = await db().select().from(orders).orderBy(desc(orders.placedAt)).limit(1)
  if (order === undefined) throw new Error('There is no order.')
  return order
}

const ship = async (order: string) => {
  await commandOrder(services(), order, { kind: 'pack' }, 'jo', new Date())
  const tracking = { carrier: 'StarTrack', number: '7PWK00482210' }
  await commandOrder(services(), order, { kind: 'ship', tracking }, 'jo', new Date())
}

const lookUp = async ({ page, go }: Shopper, number: string, email: string) => {
  await go('/en-au/shop/order/')
  await page.getByLabel('Order number').fill(number)
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Show the order' }).click()
}

describe('the page of an order', () => {
  it('is reached from the page that confirms it, hands out the invoice and calls the order off', async () => {
    const someone = await decided()
    const { page, errors } = someone
    const order = await buy(someone)
    await page.getByRole('link', { name: /^See this order/ }).click()
    await page.waitForURL('**/shop/order/**')
    await page.getByRole('heading', { name: 'Where it is' }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Invoice' }).click()
    expect((await download).suggestedFilename()).toBe(`Poolwright-tax-invoice-${order.number}.pdf`)
    await page.getByRole('button', { name: 'Cancel it' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Cancel it' }).click()
    await page.getByRole('button', { name: `Yes, cancel ${order.number}` }).dblclick()
    await expect.poll(() => headline(page).textContent()).toBe('Cancelled.')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    const [after] = await db().select().from(orders).where(eq(orders.id, order.id))
    expect(after).toMatchObject({ state: 'cancelled', refunded: order.total })
    expect(errors).toEqual([])
  })

  it('opens with number and address on another device, without the street, and again after a reload', async () => {
    const { number } = (await bought()).order
    const guest = await shopper({ cart: [] })
    const { page } = guest
    await lookUp(guest, number.toLowerCase().replaceAll('-', ''), 'PRIYA@nair.example')
    await page.getByRole('heading', { name: 'Where it is' }).waitFor()
    await page.getByText('The link in our emails').waitFor()
    expect(await page.getByRole('main').innerText()).not.toMatch(/Boonah|0491|Priya/)
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await page.getByRole('heading', { name: 'Where it is' }).waitFor()
    await page.getByRole('button', { name: 'Look up another order' }).click()
    await page.getByLabel('Order number').waitFor()
    await page.reload()
    expect(await page.getByLabel('Order number').inputValue()).toBe('')
  })

  it('says which field is wrong, and nothing about what others have ordered', async () => {
    const { number } = (await bought()).order
    const guest = await shopper({ cart: [] })
    const { page, operations } = guest
    await lookUp(guest, 'AU-10482-1', 'nobody')
    await page.getByText('A digit is missing or wrong').waitFor()
    await page.getByText('Enter the email address you ordered with.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('number')
    expect(operations).not.toContain('GuestOrder')
    await lookUp(guest, number, 'other@nair.example')
    const refusal = () => page.getByRole('alert').getByText('We can’t find an order').innerText()
    const ofOther = await refusal()
    expect(await page.getByLabel('Order number').inputValue()).toBe(number)
    await lookUp(guest, orderNumber(99_999), 'priya@nair.example')
    expect(await refusal()).toBe(ofOther)
  })

  it('tells where a parcel is, and gives what goes back its number at once, once [D38]', async () => {
    const { order, path } = await bought()
    await ship(order.id)
    const { page, go } = await shopper({ cart: [] })
    await go(path)
    await page.getByText('StarTrack: 7PWK00482210').waitFor()
    expect(await page.getByRole('button', { name: 'Cancel it' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Get a return number' }).click()
    await page.getByText('Choose what you want to send back.').waitFor()
    await page.getByLabel(/^Caddy/).check()
    await page.getByLabel('It doesn’t work').check()
    await page.getByLabel(/^Anything we should know/).fill('A wheel is loose')
    await page.getByRole('button', { name: 'Get a return number' }).dblclick()
    await page.getByText(/^R-\d{6}-\w$/).waitFor()
    const started = await db().select().from(returns).where(eq(returns.order, order.id))
    expect(started).toMatchObject([{ reason: 'faulty', lines: [{ position: 1, units: 1 }], words: 'A wheel is loose' }])
    await page.getByText(started[0]?.number ?? 'none').waitFor()
  })

  it('has no accessibility violation in any state, and fits a narrow phone', async () => {
    const { page, go } = await shopper({ ...phone, cart: [] })
    const { look, problems } = lookAtStates(page)
    await go('/en-au/shop/order/')
    await page.getByRole('button', { name: 'Show the order' }).click()
    await look('with errors')
    const { order, path } = await bought()
    await go(path)
    await page.getByRole('button', { name: 'Cancel it' }).click()
    await look('about to be called off')
    await ship(order.id)
    await page.reload()
    await page.getByText('Send something back').waitFor()
    await look('shipped')
    expect(problems).toEqual([])
  })
})
