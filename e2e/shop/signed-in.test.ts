import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { lookAtStates } from '../site/look-at-states.ts'
import { phone } from '../site/open-site.ts'
import { shopWithShoppers } from './shop-with-shoppers.ts'

const { shopper } = shopWithShoppers()

const home = {
  edition: 'EN_AU',
  name: 'Priya Nair',
  phone: '+61491570156',
  street: '18 Boonah Street',
  suburb: 'Kirrawee',
  state: 'NSW',
  postcode: '2232',
}
const studio = { ...home, name: 'Nair Studio', street: '4 Flora Street', suburb: 'Gymea', postcode: '2227' }
const { edition: _edition, name: _name, phone: _phone, ...homeAddress } = home

const choices = {
  me: { email: 'priya@nair.example', addresses: [home, studio] },
  myLastChoices: { name: 'Priya Nair', phone: home.phone, isPickUp: true, address: homeAddress },
}
const visa = { id: 'pm_kept_visa', brand: 'Visa', last4: '4242', expiry: '2031-12' }
const mastercard = { id: 'pm_kept_mastercard', brand: 'Mastercard', last4: '4444', expiry: '2031-03' }
const old = { id: 'pm_kept_old', brand: 'Visa', last4: '0000', expiry: '2020-01' }

type Answers = Record<string, () => Promise<object | undefined> | object | undefined>

/** Answers what is asked of the account, and lets the shop answer the rest as for a guest. Undefined: no answer at all. */
const answerAccount = async (page: Page, answers: Answers) => {
  const asked: { operationName: string; variables: Record<string, unknown> }[] = []
  await page.route('**/.netlify/functions/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    asked.push({ operationName, variables })
    const answer = answers[operationName]
    if (answer === undefined) {
      const headers = { ...route.request().headers(), authorization: '' }
      return route.continue({ headers })
    }
    const data = await answer()
    return data === undefined ? route.abort() : route.fulfill({ json: { data } })
  })
  return asked
}

const entry = {
  'oidc.user:https://issuer.example:site': {
    access_token: 'token-of-priya',
    expires_at: 4_000_000_000,
    profile: { sub: 'priya', name: 'Priya Nair', email: 'priya@nair.example' },
  },
}

/** What only whoever is signed in needs. */
const part = /\/assets\/signed-in-part-[^/]+\.js$/

const known: Answers = { MyCheckout: () => choices, MyCards: () => ({ myCards: [visa, mastercard, old] }) }

const arrive = async (answers: Answers = known, kept: Readonly<Record<string, object>> = {}, more = {}) => {
  const opened = await shopper({ kept: { ...entry, ...kept }, ...more })
  const asked = await answerAccount(opened.page, answers)
  await opened.go('/en-au/shop/checkout/')
  return { ...opened, asked }
}

const details = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('checkout') ?? '{}').details)

const typed = (changed: Record<string, string>) => ({
  checkout: {
    checkout: crypto.randomUUID(),
    secret: crypto.randomUUID(),
    details: changed,
    ownBilling: false,
    savedAt: new Date().toISOString(),
  },
})

describe('a checkout of somebody who is signed in', () => {
  it('is filled in, with their addresses in place of the fields, and goes on with one press', async () => {
    const { page, asked } = await arrive({ ...known, PlaceOrder: () => undefined })
    await page.getByRole('radio', { name: 'Priya Nair 18 Boonah Street' }).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('priya@nair.example')
    expect(await page.getByLabel('Mobile').inputValue()).toBe('0491 570 156')
    expect(await page.getByRole('radio', { name: /^Priya Nair/ }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: /^Visa ending 4242/ }).isChecked()).toBe(true)
    expect(await page.getByText('ending 0000').count()).toBe(0)
    // It is a choice: nobody is sent to the counter because of their last order.
    expect(await page.getByRole('radio', { name: /as last time/ }).isChecked()).toBe(false)
    await page.getByRole('button', { name: 'Go to review' }).click()
    await expect.poll(() => asked.map(({ operationName }) => operationName)).toContain('PlaceOrder')
    expect(await details(page)).toMatchObject(homeAddress)
  })

  it('takes another address by one tap, and one that is typed by two', async () => {
    const { page } = await arrive()
    await page.getByText('Nair Studio').click()
    expect(await details(page)).toMatchObject({ name: 'Nair Studio', street: '4 Flora Street', postcode: '2227' })
    await page.getByText('Another address').click()
    const street = page.getByLabel('Street address')
    expect(await street.inputValue()).toBe('')
    expect(await page.getByLabel('Keep this address').count()).toBe(0)
    await street.fill('9 Other Road')
    expect(await page.getByLabel('Keep this address').isChecked()).toBe(false)
    await page.getByRole('button', { name: 'Your addresses' }).click()
    await page.getByText('Nair Studio').click()
    await page.getByText('Another address').click()
    expect(await street.inputValue()).toBe('9 Other Road')
  })

  it('never loses what was typed before the answer came', async () => {
    const { promise: late, resolve: answer } = Promise.withResolvers<void>()
    const { page } = await arrive({ ...known, MyCheckout: () => late.then(() => choices) })
    await page.getByLabel('Email').fill('other@pond.example')
    await page.getByLabel('Street address').fill('1 Typed Lane')
    answer()
    await expect.poll(() => page.getByLabel('Mobile').inputValue()).toBe('0491 570 156')
    expect(await page.getByLabel('Email').inputValue()).toBe('other@pond.example')
    expect(await page.getByLabel('Street address').inputValue()).toBe('1 Typed Lane')
    expect(await page.getByLabel('Suburb or town').inputValue()).toBe('')
    expect(await page.getByRole('button', { name: 'Your addresses' }).count()).toBe(1)
  })

  it('offers to keep what was typed before its part came', async () => {
    const { page, go } = await shopper({ kept: entry })
    await answerAccount(page, known)
    const { promise: late, resolve: arrives } = Promise.withResolvers<void>()
    await page.route(part, (route) => late.then(() => route.continue()))
    await go('/en-au/shop/checkout/')
    await page.getByLabel('Street address').fill('1 Typed Lane')
    arrives()
    await page.getByLabel('Keep this address').waitFor()
  })

  it('is the one of a guest where nobody answers', async () => {
    const { page } = await arrive({ MyCheckout: () => undefined, MyCards: () => undefined })
    await page.frameLocator('iframe[title^="Card number"]').getByLabel('Card number').waitFor()
    expect(await page.getByLabel('Street address').isVisible()).toBe(true)
    expect(await page.getByText('Another address').count()).toBe(0)
  })

  it('is the one of a guest where its part cannot be fetched', async () => {
    const { page, go } = await shopper({ kept: entry })
    const asked = await answerAccount(page, known)
    await page.route(part, (route) => route.abort())
    await go('/en-au/shop/checkout/')
    await page.frameLocator('iframe[title^="Card number"]').getByLabel('Card number').waitFor()
    expect(await page.getByLabel('Street address').isVisible()).toBe(true)
    expect(asked.map(({ operationName }) => operationName)).not.toContain('MyCheckout')
  })

  it('shows the fields of a card where the answer is late, and leaves them there', async () => {
    const { promise: late, resolve: answer } = Promise.withResolvers<void>()
    const { page } = await arrive({ ...known, MyCards: () => late.then(() => ({ myCards: [visa] })) })
    const number = page.frameLocator('iframe[title^="Card number"]').getByLabel('Card number')
    await number.fill('4242 4242')
    const heard = page.waitForResponse((response) => response.request().postData()?.includes('MyCards') ?? false)
    answer()
    await heard
    expect(await number.inputValue()).toBe('4242 4242')
    await page.getByRole('button', { name: 'Use a card you keep' }).waitFor()
    expect(await page.getByText('Visa ending 4242').count()).toBe(0)
    await page.getByRole('button', { name: 'Use a card you keep' }).click()
    expect(await page.getByRole('radio', { name: /^Visa ending 4242/ }).isChecked()).toBe(true)
  })

  it('has a problem of a chosen address put right in its fields', async () => {
    const { page } = await arrive(known, typed({ name: 'Priya Nair', ...homeAddress, street: '' }))
    await page.getByRole('button', { name: 'Your addresses' }).click()
    await page.getByRole('button', { name: 'Go to review' }).click()
    await page.getByText('Enter the street and number.').first().waitFor()
    expect(await page.getByLabel('Street address').isVisible()).toBe(true)
  })

  it('asks nobody for a guest', async () => {
    const { page, go, operations } = await shopper()
    let isFetched = false
    page.on('request', (request) => {
      isFetched ||= part.test(request.url())
    })
    await go('/en-au/shop/checkout/')
    await page.frameLocator('iframe[title^="Card number"]').getByLabel('Card number').waitFor()
    expect(operations.filter((name) => name.startsWith('My'))).toEqual([])
    expect(await page.getByText('for next time').count()).toBe(0)
    expect(isFetched).toBe(false)
  })

  it('does not offer the kept card of somebody else who was here before', async () => {
    const kept = {
      cart: {
        lineItems: [{ sku: 'PW-CADDY', slug: 'caddy', name: 'Caddy', quantity: 1 }],
        id: null,
        isPickUp: false,
        paymentMethod: { id: 'pm_of_sam', billing_details: {} },
      },
      checkout: { ...typed({}).checkout, card: { brand: 'Visa', last4: '9999', use: 'kept', owner: 'sam' } },
    }
    const { page } = await arrive(known, kept)
    await page.getByRole('radio', { name: /^Visa ending 4242/ }).waitFor()
    expect(await page.getByText('ending 9999').count()).toBe(0)
  })

  it('moves nothing when it is filled in', async () => {
    const shifts = async (opened: { page: Page }) => {
      const { page } = opened
      await page.getByText('Free').first().waitFor()
      return page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const shift of list.getEntries()) sum += Number(Reflect.get(shift, 'value'))
            }).observe({ type: 'layout-shift', buffered: true })
            // Entries of what was painted before come with the next task.
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
          }),
      )
    }
    for (const width of [390, 820, 1440]) {
      const viewport = { width, height: 844 }
      const guest = await shopper({ viewport })
      await guest.go('/en-au/shop/checkout/')
      const { page } = await arrive(known, {}, { viewport })
      await page.getByText('Another address').waitFor({ state: 'attached' })
      await page.getByRole('radio', { name: /^Visa ending 4242/ }).waitFor()
      expect(await shifts({ page }), `${width}`).toBeLessThanOrEqual((await shifts(guest)) + 0.002)
    }
  })

  it('can be used by everybody, in both themes', async () => {
    const { page } = await arrive(known, {}, phone)
    const { look, problems } = lookAtStates(page)
    await page.getByText('Another address').waitFor()
    await page.getByRole('radio', { name: /^Visa ending 4242/ }).waitFor()
    await look('offered')
    await page.getByText('Another address').click()
    await page.getByLabel('Street address').fill('9 Other Road')
    await page.getByText('Another card').click()
    await page.locator('iframe[title^="Card number"]').waitFor()
    await look('typed')
    expect(problems).toEqual([])
  })
})
