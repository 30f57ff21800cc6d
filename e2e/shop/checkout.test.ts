import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { orders } from '../../src/api/db/schema/orders.ts'
import { promotionCodes } from '../../src/api/db/schema/promotion-codes.ts'
import { stock } from '../../src/api/db/schema/stock.ts'
import { lookAtStates } from '../site/look-at-states.ts'
import { phone } from '../site/open-site.ts'
import { whenAlive } from '../support/browser.ts'
import { agreeAndPay, fillCard, fillDetails, goToReview, payButton, shopWithShoppers } from './shop-with-shoppers.ts'

const { db, shopper, decided } = shopWithShoppers()

const bankQuestion = (page: Page) => page.frameLocator('iframe[title="Your bank’s question"]')
const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const complete = (page: Page) => page.waitForURL('**/checkout/complete/')

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

const orderNumbers = async () => (await db().select({ number: orders.number }).from(orders)).map(({ number }) => number)

/** A whole order, each card, reload, back, double click, no connection, two tabs and a slow bank: e2e/browsers/checkout. */
describe('before it is paid', () => {
  it('a price that rose has to be agreed to', async () => {
    const { page, go } = await shopper()
    await go('/en-au/shop/checkout/')
    await fillDetails(page)
    await fillCard(page)
    await page.getByRole('button', { name: 'Go to review' }).click()
    await page.getByText('We hold these items').waitFor()
    await page.evaluate(() => {
      const checkout = JSON.parse(localStorage.getItem('checkout') ?? '{}')
      checkout.seen.prices['PW-CADDY'] -= 400
      checkout.seen.total -= 400
      localStorage.setItem('checkout', JSON.stringify(checkout))
    })
    await page.reload()
    await page.getByText('Caddy: was A$185.00, now A$189.00. A$4.00 more.').waitFor()
    await page.getByLabel('I agree').check()
    expect(await payButton(page).getAttribute('aria-disabled')).toBe('true')
    await payButton(page).click({ force: true })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toContain('change-price')
    await page.getByLabel('That’s fine').check()
    expect(await payButton(page).getAttribute('aria-disabled')).toBe('false')
    await page.reload()
    await page.getByText('We hold these items').waitFor()
    expect(await page.getByLabel('That’s fine').isChecked()).toBe(true)
  })

  it('what is sold out meanwhile says so in its row, and can be taken out', async () => {
    const { page, go } = await decided({
      cart: [
        { sku: 'PW-FF-S', slug: 'fine-filter-s', name: 'Fine filter', quantity: 3 },
        { sku: 'PW-CADDY', slug: 'caddy', name: 'Caddy', quantity: 1 },
      ],
    })
    const [before] = await db().select().from(stock).where(eq(stock.sku, 'PW-FF-S'))
    await db().update(stock).set({ onHand: 2 }).where(eq(stock.sku, 'PW-FF-S'))
    try {
      await go('/en-au/shop/checkout/verify/')
      await page.getByText('2 left.').waitFor()
      expect(await payButton(page).getAttribute('aria-disabled')).toBe('true')
      await page.getByRole('button', { name: /^Take 2/ }).click()
      await page.getByText('We hold these items').waitFor()
      await page.getByLabel('I agree').check()
      expect(await payButton(page).getAttribute('aria-disabled')).toBe('false')
    } finally {
      await db()
        .update(stock)
        .set({ onHand: before?.onHand ?? 10 })
        .where(eq(stock.sku, 'PW-FF-S'))
    }
  })

  it('a field is looked at when it is left, and all of them when one wants to go on', async () => {
    const { page, go } = await shopper()
    await go('/en-au/shop/checkout/')
    await page.getByLabel('Email').fill('priya@')
    expect(await page.getByText('Enter the whole email address').count()).toBe(0)
    await page.getByLabel('Mobile').focus()
    await page.getByText('Enter the whole email address').waitFor()
    await page.getByRole('button', { name: 'Go to review' }).click()
    await page.getByText('things to fix').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('answer')
    await page.getByRole('link', { name: 'Enter your name.' }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  })

  it('a code that nobody knows says so', async () => {
    const { page, go } = await shopper()
    await go('/en-au/shop/checkout/')
    await page.getByRole('button', { name: 'I have a code' }).click()
    await page.getByLabel('Code', { exact: true }).fill('nope')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('We have no code “nope”.').waitFor()
  })

  it('a code of the cart counts here and in the order, and is forgotten once it is paid', async () => {
    const benefit = { kind: 'percentage' as const, percent: 10 }
    const span = { startsOn: '2020-01-01', endsOn: '2100-01-01' }
    await db()
      .insert(promotionCodes)
      .values({ code: 'TENOFF', name: 'Ten off', benefit, minimum: 0, ...span, oncePerCustomer: false })
    const someone = await decided()
    const { page, go } = someone
    await go('/en-au/shop/cart/')
    await page.getByRole('main').getByRole('button', { name: 'I have a code' }).click()
    await page.getByRole('main').getByLabel('Code', { exact: true }).fill('tenoff')
    await page.getByRole('main').getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('term').filter({ hasText: 'Code TENOFF' }).waitFor()
    await goToReview(someone)
    expect(await page.getByRole('complementary').innerText()).toContain('TENOFF')
    await agreeAndPay(page)
    await complete(page)
    await expect.poll(() => stored(page, 'cart-code')).toBeNull()
    const [order] = await db().select().from(orders).where(eq(orders.code, 'TENOFF'))
    expect(order).toMatchObject({ state: 'paid', goods: 208_800, off: 20_880, total: 187_920 })
  })
})

describe('a step out of order', () => {
  it.each(['/en-au/shop/checkout/', '/en-au/shop/checkout/verify/'])(
    '%s without a cart leads to the shop',
    async (path) => {
      const { page, go } = await shopper({ cart: [] })
      await go(path)
      await expect.poll(() => headline(page).textContent()).toBe('Nothing to check out')
      expect(await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).count()).toBe(1)
    },
  )

  it('review without details leads back, and says why', async () => {
    const { page, go } = await shopper()
    await go('/en-au/shop/checkout/verify/')
    await page.waitForURL('**/shop/checkout/')
    await page.getByText('We still need to know where to send it.').waitFor()
  })

  it('the page of a paid order without one leads back, and says why', async () => {
    const { page, go } = await shopper()
    await go('/en-au/shop/checkout/complete/')
    await page.waitForURL('**/shop/checkout/')
    await page.getByText('Your order hasn’t been paid for yet.').waitFor()
  })

  it('pages without scripts say so and give the number', async () => {
    const { page, go } = await shopper({ javaScriptEnabled: false })
    await go('/en-au/shop/checkout/')
    await page.getByText('Ordering here needs JavaScript').waitFor()
    expect(await page.getByRole('main').getByRole('link', { name: '1800 975 711' }).first().isVisible()).toBe(true)
    expect(await page.getByLabel('Email').isVisible()).toBe(false)
  })
})

describe('all of it', () => {
  it('has no accessibility violation in either theme, and fits a narrow phone', async () => {
    const someone = await shopper({ ...phone })
    const { page } = someone
    const { look, problems } = lookAtStates(page)
    await someone.go('/en-au/shop/checkout/')
    await page.locator('iframe[title^="Card number"]').waitFor()
    await look('details')
    await page.getByRole('button', { name: 'Go to review' }).click()
    await page.getByText('things to fix').waitFor()
    await look('with errors')
    await page.getByLabel(/Pick up in/).check()
    await page.getByLabel('Bill to the name above').uncheck()
    await look('picked up')
    await page.getByLabel(/To your door/).check()
    await page.getByLabel('Bill to the delivery').check()
    await fillDetails(page)
    await fillCard(page, '4000000000009995')
    await page.getByRole('button', { name: 'Go to review' }).click()
    await page.getByText('We hold these items').waitFor()
    await look('review')
    await agreeAndPay(page)
    await page.getByText('there isn’t enough').waitFor()
    await look('declined')
    await page.getByRole('button', { name: 'Use another card' }).click()
    await page.getByText('Try another card').waitFor()
    await fillCard(page, '4000002500003155')
    await page.getByRole('button', { name: 'Go to review' }).click()
    await page.getByText('We hold these items').waitFor()
    await agreeAndPay(page)
    await bankQuestion(page).getByRole('button', { name: 'Approve' }).waitFor()
    await look('with the bank')
    await bankQuestion(page).getByRole('button', { name: 'Approve' }).click()
    await page.getByText('What happens next').waitFor()
    await look('complete')
    expect(problems).toEqual([])
  })
})

describe('once it is paid', () => {
  const paid = async () => {
    const someone = await decided()
    const { page } = someone
    await goToReview(someone)
    await agreeAndPay(page)
    await complete(page)
    await page.getByRole('heading', { name: 'Keep it in one place' }).waitFor()
    return someone
  }

  it('an account is offered, which the order is in when it is made with the same email', async () => {
    const { page } = await paid()
    await page.route('**/identity/auth?**', (route) => route.fulfill({ body: 'The issuer' }))
    const left = page.waitForURL('**/identity/auth?**')
    await page.getByRole('button', { name: 'Make an account' }).click()
    await left
    expect(new URL(page.url()).searchParams.get('screen')).toBe('sign-up')
    const states = await page.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('oidc.') ? [JSON.parse(text).data] : [])),
    )
    expect(states).toContainEqual({ returnTo: '/en-au/account/' })
  })

  it('an account is offered once: no is an answer', async () => {
    const { page } = await paid()
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('heading', { name: 'Keep it in one place' }).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('See this order')
    await page.reload()
    await page.getByRole('link', { name: 'See this order' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Keep it in one place' }).count()).toBe(0)
  })
})

describe('an error in the checkout', () => {
  it('loses nothing that was typed', async () => {
    const { page, go, errors } = await shopper()
    await go('/en-au/shop/checkout/')
    await fillDetails(page)
    await page.evaluate(() => {
      const { startsWith } = String.prototype
      String.prototype.startsWith = function (...args: Parameters<typeof startsWith>) {
        if (args[0] === 'billing-') throw new Error('It is broken')
        return startsWith.apply(this, args)
      }
    })
    await page.getByLabel('Full name').fill('Priya N')
    await page.getByText('Part of this page has stopped working.').waitFor()
    expect(errors).toEqual(['It is broken'])
    expect(await page.getByLabel('Street address').inputValue()).toBe('18 Boonah Street')

    // Whoever presses the button all the same stays, and nothing typed gets into the address.
    await page.getByRole('button', { name: 'Go to review' }).click()
    expect(new URL(page.url()).search).toBe('')

    await page.getByRole('button', { name: 'Reload the page' }).click()
    await page.waitForLoadState()
    await whenAlive(page)
    await expect.poll(() => page.getByLabel('Street address').inputValue()).toBe('18 Boonah Street')
    expect(await page.getByLabel('Email').inputValue()).toBe('priya@nair.example')
    expect(await page.getByText('Part of this page').count()).toBe(0)
  })

  it('while the bank charges never charges twice', async () => {
    const someone = await decided()
    const { page, operations, errors } = someone
    await goToReview(someone)
    const before = await orderNumbers()
    await page.evaluate(() => {
      const { includes } = Array.prototype
      const { fetch } = window
      window.fetch = (...args) => {
        if (!String(args[1]?.body).includes('"PayOrder"')) return fetch(...args)
        Array.prototype.includes = function (...searched) {
          if (searched[0] === 'terms-of-sale') throw new Error('It is broken')
          return includes.apply(this, searched)
        }
        return fetch(...args)
      }
    })
    await agreeAndPay(page)
    await page.getByText('Part of this page has stopped working.').waitFor()
    expect(errors).toEqual(['It is broken'])
    await payButton(page).click({ force: true })
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await complete(page)
    await expect.poll(() => headline(page).textContent()).toMatch(/^It leaves|^It’s paid/)
    expect(operations.filter((name) => name === 'PayOrder')).toHaveLength(1)
    expect((await orderNumbers()).toSorted()).toEqual(before.toSorted())
  })

  it('in what the bank asks leaves the order, and the question comes again', async () => {
    const someone = await decided({ card: '4000002500003155' })
    const { page, errors } = someone
    await goToReview(someone)
    await page.evaluate(() => {
      const { scrollIntoView } = Element.prototype
      Element.prototype.scrollIntoView = () => {
        Element.prototype.scrollIntoView = scrollIntoView
        throw new Error('It is broken')
      }
    })
    await agreeAndPay(page)
    await page.getByText('The bank’s question has stopped working.').waitFor()
    expect(errors).toEqual(['It is broken'])
    await page.getByRole('button', { name: 'Try again' }).click()
    await bankQuestion(page).getByRole('button', { name: 'Approve' }).click()
    await complete(page)
  })
})
