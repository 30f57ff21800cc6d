import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { OrderRow } from '../../src/api/orders/change-state.ts'
import { orderKey } from '../../src/api/orders/order-key.ts'
import { aRequest } from '../../src/api/orders/order-services.fake.ts'
import type { OrderServices } from '../../src/api/orders/order-services.ts'
import { payOrder } from '../../src/api/orders/pay-order.ts'
import { placeOrder } from '../../src/api/orders/place-order.ts'
import { orderAddress } from '../../src/domain/orders/order-address.ts'
import { takeCard } from '../../src/sandbox-bank/take-card.fake.ts'
import { borrowBrowser, type Visit, visit, whenAlive } from '../support/browser.ts'
import { keptCheckout } from '../support/kept-checkout.ts'
import { openShopData, type ShopData } from '../support/open-shop-data.ts'
import { sayWhatWasThere } from '../support/say-what-was-there.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { testSiteDirectory } from '../support/test-site-directory.ts'
import { withoutPrefetch } from '../support/without-prefetch.ts'

export interface Shopper extends Visit {
  go: (path: string) => Promise<void>
  /** Every operation that this visitor's pages have sent, by name. */
  operations: string[]
}

const lines = [
  { sku: 'PW-S300I', slug: 'dolphin-s300i', name: 'Dolphin S 300i', quantity: 1 },
  { sku: 'PW-CADDY', slug: 'caddy', name: 'Caddy', quantity: 1 },
]

const cartOf = (lineItems: readonly object[]) => ({
  lineItems,
  paymentMethod: { id: null, billing_details: {} },
  id: null,
  isPickUp: false,
})

const details = {
  email: 'priya@nair.example',
  phone: '0491 570 156',
  name: 'Priya Nair',
  street: '18 Boonah Street',
  suburb: 'Kirrawee',
  state: 'NSW',
  postcode: '2232',
}

type ShopperOptions = Parameters<typeof visit>[1] & {
  cart?: readonly object[]
  /** By their keys. */
  kept?: Readonly<Record<string, object>>
}

/** The whole shop with the sandbox bank, and visitors with something in their carts. */
export const shopWithShoppers = () => {
  let data: ShopData
  let site: RunningSite
  let browser: Browser
  let giveBack: () => Promise<void>
  let shoppers: Visit[] = []
  let number = 0

  beforeAll(async () => {
    data = await openShopData()
    site = await startSite(testSiteDirectory, data.siteServices, data.port)
    ;({ browser, giveBack } = await borrowBrowser({ looks: false }))
  })

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const present of shoppers) await sayWhatWasThere(present)
    await Promise.all(shoppers.map(({ context }) => context.close()))
    shoppers = []
  })

  afterAll(async () => {
    await giveBack()
    await site.stop()
    await data.close()
  })

  const services = (): OrderServices => {
    const { shop } = data.siteServices
    if (shop === undefined) throw new Error('There is no shop.')
    return shop.services
  }

  const shopper = async ({ cart = lines, kept = {}, ...more }: ShopperOptions = {}): Promise<Shopper> => {
    number += 1
    const headers = { 'x-forwarded-for': `203.0.113.${number}` }
    const opened = await visit(browser, { ...more, extraHTTPHeaders: headers })
    shoppers.push(opened)
    await withoutPrefetch(opened.context)
    // Once: what the shop makes of it stays.
    await opened.context.addInitScript(
      (entries) => {
        if (localStorage.begun) return
        localStorage.begun = 1
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value))
      },
      { cart: cartOf(cart), ...kept },
    )
    const operations: string[] = []
    opened.context.on('request', (request) => {
      if (new URL(request.url()).pathname !== '/.netlify/functions/graphql') return
      operations.push(request.postDataJSON().operationName)
    })
    const go = async (path: string) => {
      await opened.page.goto(site.origin + path)
      if (more.javaScriptEnabled !== false) await whenAlive(opened.page)
    }
    return { ...opened, go, operations }
  }

  return {
    site: () => site,
    db: () => data.siteServices.database.db,
    /** For what staff do. */
    services,
    /** An order of the same lines, bought without a browser, and where its letters lead. */
    bought: async (): Promise<{ order: OrderRow; path: string }> => {
      const request = aRequest({ lines: lines.map(({ sku, quantity }) => ({ sku, quantity })) })
      const placed = await placeOrder(services(), request, new Date())
      if (!placed.ok) throw new Error(placed.reason)
      const method = await takeCard(site.origin, '4242424242424242')
      const paid = await payOrder(services(), { ...request, method, acceptedTotal: placed.order.total }, new Date())
      if (!paid.ok) throw new Error(paid.reason)
      const { order } = paid
      return { order, path: orderAddress('en-au', order.number, orderKey(services().keySecret, order.number)) }
    },
    shopper,
    /** Somebody who has filled in the first page of the checkout, with a card that the bank knows. */
    decided: async ({ card = '4242424242424242', cart = lines } = {}): Promise<Shopper> => {
      const method = await takeCard(site.origin, card)
      return shopper({ kept: keptCheckout({ lineItems: cart, isPickUp: false, details, method }) })
    },
  }
}

export const fillDetails = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill(details.email)
  await page.getByLabel('Mobile').fill(details.phone)
  await page.getByLabel('Full name').fill(details.name)
  await page.getByLabel('Street address').fill(details.street)
  await page.getByLabel('Suburb or town').pressSequentially('kirraw')
  await page.getByRole('option', { name: /^Kirrawee/ }).click()
}

export const fillCard = async (page: Page, number = '4242424242424242'): Promise<void> => {
  const frame = page.frameLocator('iframe[title^="Card number"]')
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Expiry').fill('12 / 40')
  await frame.getByLabel('Security code').fill('123')
}

/** Where the order stands as the shop has it. */
export const goToReview = async ({ page, go }: Shopper): Promise<void> => {
  await go('/en-au/shop/checkout/verify/')
  await page.getByText('We hold these items').waitFor()
}

export const payButton = (page: Page) => page.getByRole('complementary').getByRole('button')

export const agreeAndPay = async (page: Page): Promise<void> => {
  await page.getByLabel('I agree').check()
  await payButton(page).click()
}
