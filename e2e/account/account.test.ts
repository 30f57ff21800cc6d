import { describe, expect, it } from 'vitest'
import { meOf } from '../../src/site/features/account/me/me.fake.ts'
import { openSite, phone } from '../site/open-site.ts'
import { violationsInBothThemes } from '../site/violations.ts'
import { openCase, openOrder } from './account.fake.ts'
import { type Asked, answerAccount, type FakedAccount, signedIn } from './answer-account.ts'

const { site, visitor } = openSite()

const full = (given: Partial<FakedAccount> = {}): FakedAccount => ({
  me: meOf(),
  orders: { 'AU-10482-6': openOrder() },
  cases: { 'RP-7M2Q4K': openCase() },
  ...given,
})

const owner = async (account: FakedAccount = full(), options = {}) => {
  const guest = await visitor({ prepare: signedIn, ...options })
  const asked = await answerAccount(guest.page, account)
  return { ...guest, asked }
}

const sent = (asked: readonly Asked[], operation: string) => asked.filter((each) => each.operation === operation)

const pages = [
  '/en-au/account/',
  '/en-au/account/pool/',
  '/en-au/account/orders/',
  '/en-au/account/orders/AU-10482-6/',
  '/en-au/account/robots/',
  '/en-au/account/robots/r1/',
  '/en-au/account/cases/',
  '/en-au/account/cases/RP-7M2Q4K/',
  '/en-au/account/addresses/',
  '/en-au/account/details/',
]

describe('my account', () => {
  it('opens on my pool: litres, robots with their warranties, what wears out, and the latest order', async () => {
    const { page, go, asked } = await owner()
    await go('/en-au/account/')
    await page.getByRole('heading', { level: 1, name: '54,000 L' }).waitFor()
    await page.getByText('under a spotted gum in Kirrawee').waitFor()
    for (const name of ['My robots', 'Next service', 'Latest order'])
      await page.getByRole('heading', { name, exact: true }).waitFor()
    expect(await page.getByText('Warranty to 9 January 2029').count()).toBe(1)
    expect(asked[0]).toMatchObject({ operation: 'Me', token: 'Bearer token-of-priya' })
    await page.getByRole('link', { name: 'Follow the order' }).click()
    await page.getByRole('heading', { level: 1, name: 'On its way.' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en-au/account/orders/AU-10482-6/')
  })

  it('its documents, data and requests hold nothing of anybody', async () => {
    const { page, go } = await owner()
    await go('/en-au/account/orders/AU-10482-6/')
    await page.getByRole('heading', { level: 1, name: 'On its way.' }).waitFor()
    for (const path of ['/en-au/account/', '/en-au/account/order/', '/page-data/en-au/account/order/page-data.json']) {
      const text = await (await fetch(site().origin + path)).text()
      expect(text).not.toMatch(/Priya|nair|AU-10482|0418823/)
    }
    expect(site().requests.filter((line) => /Priya|0418823|token-of/.test(line))).toEqual([])
    expect(
      await page.evaluate(async () => {
        const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()))
        const texts = await Promise.all(kept.flat().map((answer) => answer.text()))
        return texts.some((text) => /Priya|0418823/.test(text))
      }),
    ).toBe(false)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  })

  it('shows one page to whoever is signed out, with what works without', async () => {
    const { page, go } = await visitor()
    await go('/en-au/account/details/')
    await page.getByRole('heading', { level: 1, name: 'Your pool is behind this door.' }).waitFor()
    expect(await page.getByRole('link', { name: /^Find an order/ }).getAttribute('href')).toBe('/en-au/shop/order/')
  })

  it('says without scripts that it needs them, and what does not', async () => {
    const { page, go } = await visitor({ javaScriptEnabled: false })
    await go('/en-nz/account/robots/')
    await page.getByRole('heading', { name: 'The account needs scripts.' }).waitFor()
    expect(await page.getByRole('main').getByRole('link', { name: 'Register a robot' }).isVisible()).toBe(true)
  })

  it('has no accessibility violation on any page, in either theme, on a phone and on a desk', async () => {
    const problems: string[] = []
    for (const options of [phone, {}]) {
      const { page, go, walk } = await owner(full(), options)
      await go('/en-au/account/')
      for (const path of pages) {
        await walk(path)
        await page.locator('main h1:not(:empty)').first().waitFor()
        await page.locator('[data-account=there]:not(:has([aria-busy=true]))').waitFor()
        for (const problem of await violationsInBothThemes(page, 'main')) problems.push(`${path} ${problem}`)
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (wider > 0) problems.push(`${path} is ${wider} px too wide`)
      }
    }
    expect(problems).toEqual([])
  }, 240_000)

  it('moves nothing that is on screen when it arrives', async () => {
    const { page, go } = await owner()
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of pages) {
      await go(path)
      await page.locator('[data-account=there]:not(:has([aria-busy=true]))').waitFor()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(
        shifts.reduce((sum, each) => sum + each, 0),
        path,
      ).toBeLessThan(0.001)
    }
  })
})

describe('what can be changed', () => {
  it('a pool is measured, and is drawn at home', async () => {
    const { page, go, asked } = await owner(full({ me: meOf({ pool: null }) }))
    await go('/en-au/account/')
    await page.getByRole('link', { name: 'Measure it in three minutes' }).click()
    await page.getByRole('button', { name: 'Keep this as my pool' }).click()
    expect(sent(asked, 'SavePool')).toEqual([])
    const fields = { Length: '26', Width: '13', 'Depth, shallow end': '4', 'Depth, deep end': '6' }
    await page.getByText('Feet', { exact: true }).click()
    for (const [name, text] of Object.entries(fields)) await page.getByRole('textbox', { name, exact: true }).fill(text)
    await page.getByRole('combobox', { name: 'Finish' }).selectOption('PEBBLE')
    await page.getByRole('button', { name: 'Keep this as my pool' }).click()
    await page.getByRole('heading', { level: 1, name: '48,000 L' }).waitFor()
    expect(sent(asked, 'SavePool').map(({ variables }) => variables.pool)).toEqual([
      { shape: 'RECTANGLE', length: 7.925, width: 3.962, shallow: 1.219, deep: 1.829, surface: 'PEBBLE' },
    ])
  })

  it('a message is sent once however often it is pressed, and its draft outlives a reload', async () => {
    const { page, go, asked } = await owner()
    await go('/en-au/account/cases/RP-7M2Q4K/')
    await page.getByRole('textbox', { name: 'Write to us' }).fill('The light came on.')
    await page.reload()
    await page.getByRole('textbox', { name: 'Write to us' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Write to us' }).inputValue()).toBe('The light came on.')
    await page.getByRole('button', { name: 'Send' }).dblclick()
    await page.getByText('Sent. We answer within one working day.').waitFor()
    expect(sent(asked, 'WriteToCase')).toHaveLength(1)
    expect(await page.getByRole('listitem').filter({ hasText: 'The light came on.' }).count()).toBe(1)
    expect(await page.getByRole('textbox', { name: 'Write to us' }).inputValue()).toBe('')
  })

  it('a message whose answer was lost is the same message when it is sent again', async () => {
    let isLost = true
    const { page, go, asked } = await owner(
      full({ instead: (operation) => (operation === 'WriteToCase' && isLost ? 'hang up' : undefined) }),
    )
    await go('/en-au/account/cases/RP-7M2Q4K/')
    await page.getByRole('textbox', { name: 'Write to us' }).fill('Once only.')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('What you typed stays here').waitFor()
    isLost = false
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Sent. We answer').waitFor()
    const [first, second] = sent(asked, 'WriteToCase').map(({ variables }) => variables.key)
    expect(first).toBe(second)
  })

  it('addresses: one is added, used first, and removed when asked twice', async () => {
    const { page, go, asked } = await owner()
    await go('/en-au/account/addresses/')
    await page.getByRole('button', { name: 'Add another' }).click()
    await page.getByRole('button', { name: 'Add it' }).click()
    await page.getByText('Enter your name.').waitFor()
    const fields = {
      'Full name': 'Dev Nair',
      Phone: '0491 570 157',
      'Street address': '7 Flora Street',
      'Suburb or town': 'Kirrawee',
      Postcode: '2232',
    }
    for (const [name, text] of Object.entries(fields)) await page.getByRole('textbox', { name, exact: true }).fill(text)
    await page.getByRole('combobox').selectOption('NSW')
    await page.getByRole('button', { name: 'Add it' }).click()
    await page.getByText('7 Flora Street').first().waitFor()
    expect(sent(asked, 'SaveAddress')).toHaveLength(1)
    await page.getByRole('button', { name: 'Use first 4/9 Elouera Road' }).click()
    await page.getByRole('button', { name: 'Use first 18 Boonah Street' }).waitFor()
    await page.getByRole('button', { name: 'Remove 18 Boonah Street' }).click()
    await page.getByRole('button', { name: 'Yes, remove it' }).click()
    await page.getByText('18 Boonah Street').first().waitFor({ state: 'detached' })
  })

  it('lists the cards that the bank keeps, and has one forgotten', async () => {
    const visa = { id: 'pm_visa', brand: 'Visa', last4: '4242', expiry: '2030-12' }
    const { page, go, asked } = await owner(full({ cards: [visa, { ...visa, id: 'pm_old', last4: '0005' }] }))
    await go('/en-au/account/details/')
    await page.getByText('Visa ending 4242').first().waitFor()
    await page.getByRole('button', { name: 'Remove Visa ending 4242' }).click()
    await page.getByRole('button', { name: 'Yes, remove it' }).click()
    await page.getByText('Visa ending 4242').first().waitFor({ state: 'detached' })
    expect(await page.getByText('Visa ending 0005').count()).toBeGreaterThan(0)
    expect(sent(asked, 'RemoveMyCard').map(({ variables }) => variables)).toEqual([{ card: 'pm_visa' }])
  })

  it('an account is deleted after being asked twice, says when, and can be kept', async () => {
    const { page, go } = await owner()
    await go('/en-au/account/details/')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('button', { name: 'Yes, delete it in a week' }).click()
    await page.getByText('Your account goes on Thursday 26 November.').waitFor()
    await page
      .getByRole('region', { name: 'Your account is to be deleted' })
      .getByRole('button', { name: 'Keep my account' })
      .click()
    await page.getByRole('region', { name: 'Your account is to be deleted' }).waitFor({ state: 'detached' })
  })

  it('letters are switched by keyboard', async () => {
    const { page, go, asked } = await owner()
    await go('/en-au/account/details/')
    const newsletter = page.getByRole('switch', { name: 'Newsletter' })
    await newsletter.focus()
    await page.keyboard.press('Space')
    await page.getByText('On from now.').waitFor()
    expect(await newsletter.isChecked()).toBe(true)
    expect(sent(asked, 'SetNewsletter').map(({ variables }) => variables)).toEqual([{ on: true }])
  })
})

describe('when something is amiss', () => {
  it('a sign-in that ends keeps page and words, and asks for one touch', async () => {
    const { page, go } = await owner(
      full({ instead: (operation) => (operation === 'SaveDetails' ? 'signed out' : undefined) }),
    )
    await go('/en-au/account/details/')
    await page.getByRole('textbox', { name: 'Your name' }).fill('Priya N.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Sign in again' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Priya N.')
  })

  it('without a connection it shows what this visit knows, and as of when', async () => {
    let isDown = false
    const { page, go, walk } = await owner(full({ instead: () => (isDown ? 'hang up' : undefined) }))
    await go('/en-au/account/')
    await page.getByRole('heading', { name: '54,000 L' }).waitFor()
    isDown = true
    await walk('/en-au/account/orders/')
    await page.getByText(/As of \d/).waitFor()
    await page.getByRole('link', { name: 'Delivered.' }).waitFor()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(/As of \d/).waitFor({ state: 'detached' })
  })

  it('what cannot be reached says so and is tried again', async () => {
    let isDown = true
    const { page, go } = await owner(full({ instead: () => (isDown ? 'hang up' : undefined) }))
    await go('/en-au/account/')
    await page.getByRole('heading', { name: 'We can’t reach your account.' }).waitFor()
    isDown = false
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: '54,000 L' }).waitFor()
  })

  it('an order, a robot and a case of somebody else are not there', async () => {
    const { page, go } = await owner()
    for (const path of ['orders/AU-99999-9/', 'robots/r9/', 'cases/RP-000000/']) {
      await go(`/en-au/account/${path}`)
      await page.getByRole('heading', { level: 1, name: 'That isn’t one of yours.' }).waitFor()
    }
  })

  it('signing out in another tab takes everything off this one', async () => {
    const { page, go } = await owner()
    await go('/en-au/account/')
    await page.getByRole('heading', { name: '54,000 L' }).waitFor()
    await page.evaluate(() => {
      const [key = ''] = Object.keys(localStorage).filter((each) => each.startsWith('oidc.user:'))
      localStorage.removeItem(key)
      dispatchEvent(new StorageEvent('storage', { key }))
    })
    await page.getByRole('heading', { name: 'Your pool is behind this door.' }).waitFor()
    expect(await page.getByText('Kirrawee').count()).toBe(
      await page.getByRole('contentinfo').getByText('Kirrawee').count(),
    )
  })
})

describe('my pool elsewhere', () => {
  it('fills in the calculators of whoever is signed in, and is taken along from them', async () => {
    const { page, go } = await owner()
    await go('/en-au/support/calculators/salt-and-minerals/')
    await expect
      .poll(() =>
        page
          .getByRole('textbox', { name: /litres|holds|volume/i })
          .first()
          .inputValue(),
      )
      .toBe('54,000')
    await go('/en-au/support/calculators/pool-volume/')
    await expect.poll(() => page.getByRole('textbox', { name: 'Length' }).inputValue()).toBe('9')
    await page.getByRole('textbox', { name: 'Length' }).fill('10')
    await page.getByRole('link', { name: 'Keep this as my pool' }).click()
    await page.getByRole('heading', { level: 1, name: 'Measure it.' }).waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Length' }).inputValue()).toBe('10')
  })

  it('is offered to nobody who is signed out, but the way to it', async () => {
    const { page, go } = await visitor()
    await go('/en-au/support/calculators/pool-volume/?length=9')
    await page.getByRole('link', { name: 'Sign in to keep this as my pool' }).click()
    await page.getByRole('heading', { name: 'Your pool is behind this door.' }).waitFor()
  })
})
