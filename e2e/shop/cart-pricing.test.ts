import { describe, expect, it } from 'vitest'
import { dialog, headerButton, openSite, phone } from '../site/open-site.ts'
import { violationsInBothThemes } from '../site/violations.ts'
import { answerShop, tenOff } from './answer-shop.ts'

const { visitor } = openSite()
const seeing = openSite({ looks: true })

const line = (sku: string, slug: string, quantity: number, price?: number) => ({
  sku,
  name: sku,
  slug,
  quantity,
  price,
})
const holding = (...lineItems: object[]) => `localStorage.cart ??= ${JSON.stringify(JSON.stringify({ lineItems }))}`
const brushes = holding(line('PW-BS-M', 'brush-set-m', 2))

const quantity = (page: Awaited<ReturnType<typeof visitor>>['page']) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').lineItems[0].quantity)

describe('the cart', () => {
  it('prices delivery by postcode, pick-up and a code, and remembers them', async () => {
    const { page, go, errors } = await visitor({ prepare: brushes })
    await answerShop(page, { codes: [tenOff] })
    await go('/en-au/shop/cart/')
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await summary.getByText('Total so far').waitFor()
    await summary.getByLabel('Postcode for delivery').fill('2232')
    await summary.getByText('A$14.95', { exact: true }).waitFor()
    await summary.getByText('A$252.95').waitFor()
    await page.getByText('A$261.00 to go').waitFor()
    await page.getByText('for free delivery to 2232').waitFor()

    await summary.getByRole('button', { name: 'I have a code' }).click()
    await summary.getByLabel('Code', { exact: true }).fill('nope')
    await summary.getByRole('button', { name: 'Apply' }).click()
    await summary.getByText('We have no code “nope”. Check it again.').waitFor()
    await summary.getByLabel('Code', { exact: true }).fill('tenoff')
    await summary.getByRole('button', { name: 'Apply' }).click()
    await summary.getByText('10 % off all goods').waitFor()
    await summary.getByText('−A$23.80').waitFor()
    await summary.getByText('A$229.15').waitFor()
    expect(await violationsInBothThemes(page, 'main')).toEqual([])

    await page.reload()
    await summary.getByText('A$229.15').waitFor()
    await summary.getByRole('radio', { name: /^Pick up in Kirrawee/ }).check()
    await summary.getByText('A$214.20').waitFor()
    await summary.getByRole('button', { name: /^Remove the code|^Remove/ }).click()
    await summary.getByText('A$238.00').last().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('cart-code'))).toBeNull()
    expect(errors).toEqual([])
  })

  it.each([phone, { viewport: { width: 1440, height: 960 } }])(
    'has totals of one height before and after it is known where it goes: %j',
    async (size) => {
      const { page, go } = await seeing.visitor({ ...size, prepare: brushes })
      await page.clock.setFixedTime(new Date('2026-11-21T12:40:00+11:00'))
      await go('/en-au/shop/cart/')
      const summary = page.getByRole('complementary', { name: 'Summary' })
      await summary.getByText('By postcode').waitFor()
      await page.evaluate(() => document.fonts.ready)
      const height = () => summary.evaluate((element) => element.getBoundingClientRect().height)
      const before = await height()
      for (const [postcode, cost] of [
        ['2232', 'A$14.95'],
        ['0872', 'A$34.95'],
      ] as const) {
        await summary.getByLabel('Postcode for delivery').fill(postcode)
        await summary.getByText(cost, { exact: true }).waitFor()
        expect(await height(), postcode).toBe(before)
      }
      await summary.getByRole('radio', { name: /^Pick up/ }).check()
      await summary.getByText('Pick-up', { exact: true }).waitFor()
      expect(await height(), 'pick-up').toBe(before)
    },
  )

  it('has no free delivery to where it is remote', async () => {
    const { page, go } = await visitor({ prepare: `${brushes}; localStorage.postcode = '0872'` })
    await go('/en-au/about-us/')
    await headerButton(page, /^Cart, 2 in it$/).click()
    const cart = dialog(page, 'Cart')
    await cart.getByText('0872 is a long way out.').waitFor()
    await cart.getByText('A$272.95').waitFor()
    expect(await cart.getByText('to go').count()).toBe(0)
    expect(await violationsInBothThemes(page, 'dialog[open]')).toEqual([])
  })

  it('takes twenty of a product, or as many as there are, and says so', async () => {
    const { page, go } = await visitor({ prepare: brushes })
    await go('/en-au/shop/cart/')
    const field = page.getByLabel(/^Quantity of/)
    await field.fill('999')
    await page.getByText('The limit is 20 of one product. Ring us for more.').waitFor()
    expect(await field.inputValue()).toBe('20')
    await expect.poll(() => quantity(page)).toBe(20)

    await answerShop(page, { stock: { 'PW-BS-M': { available: 4 } } })
    await page.reload()
    await page.getByText('There are 4 left.').waitFor()
    expect(await quantity(page)).toBe(20)
    await page.getByRole('button', { name: /^Make it 4/ }).click()
    await expect.poll(() => quantity(page)).toBe(4)
    await field.fill('5')
    await page.getByText('There are 4 left.').waitFor()
    expect(await quantity(page)).toBe(4)
  })

  it('shows what comes with it for nothing', async () => {
    const { page, go } = await visitor({ prepare: holding(line('PW-S100', 'dolphin-s100', 1)) })
    await page.clock.setFixedTime(new Date('2026-11-17T10:12:00+11:00'))
    await go('/en-au/shop/cart/')
    const bonus = page.getByRole('listitem').filter({ hasText: 'Included free' })
    await expect.poll(() => bonus.count()).toBe(2)
    await bonus.filter({ hasText: 'Caddy' }).waitFor()
  })

  it('says once what changed since last time', async () => {
    const { page, go } = await visitor({
      prepare: holding(line('PW-BS-M', 'brush-set-m', 1, 9900), line('PW-GONE', 'gone', 1, 100)),
    })
    await go('/en-au/about-us/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-news'))).toContain('gone')
    await headerButton(page, /^Cart, 1 in it$/).click()
    const cart = dialog(page, 'Cart')
    await cart.getByText('is now A$119.00; it was A$99.00.').waitFor()
    await cart.getByText('PW-GONE is sold out or discontinued, so we took it out.').waitFor()
    await cart.getByRole('button', { name: 'Got it' }).click()
    await cart.getByText('Since you were last here').waitFor({ state: 'detached' })
    await page.reload()
    await headerButton(page, /^Cart, 1 in it$/).click()
    await cart.getByText('Check out').waitFor()
    expect(await cart.getByText('Since you were last here').count()).toBe(0)
  })

  it('that could not be read is kept aside, and tried again', async () => {
    const { page, go } = await visitor({ prepare: `localStorage.cart ??= '{"lineItems":[{"sku":"PW-BS-M"'` })
    await go('/en-au/shop/cart/')
    await page.getByText('couldn’t be read. We have set it aside').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('It still can’t be read.').waitFor()
    await page.evaluate(() =>
      localStorage.setItem(
        'cart-aside',
        '{"lineItems":[{"sku":"PW-BS-M","name":"Brush","slug":"brush-set-m","quantity":2}]}',
      ),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'In your cart' }).waitFor()
    expect(await quantity(page)).toBe(2)
  })

  it('works without a connection, and says what it cannot know', async () => {
    const { page, go, context } = await visitor({ prepare: `${brushes}; localStorage.postcode = '2232'` })
    await page.route('**/shop-terms/**', (route) => route.abort())
    await go('/en-au/shop/cart/')
    await page.getByText('You’re offline, so we can’t work out the cost.').waitFor()
    await page.getByText('A$238.00').first().waitFor()
    await page.unroute('**/shop-terms/**')
    await context.setOffline(true)
    await context.setOffline(false)
    await page.getByText('A$252.95').waitFor()
  })
})
