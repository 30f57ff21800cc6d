import { readFile } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dealerTerms } from '../../src/api/db/schema/dealer-terms.ts'
import { dealers } from '../../src/api/db/schema/dealers.ts'
import { listingChanges } from '../../src/api/db/schema/listing-changes.ts'
import { people } from '../../src/api/db/schema/people.ts'
import { submissions } from '../../src/api/db/schema/submissions.ts'
import { warrantyRequests } from '../../src/api/db/schema/warranty-requests.ts'
import { addDemo, addRegistration } from '../../src/api/dealer-area/dealer-site.fake.ts'
import { addDays } from '../../src/domain/calendar/calendar.ts'
import { dayWords } from '../../src/domain/calendar/day-words.ts'
import { weekdayOf } from '../../src/domain/calendar/weekday.ts'
import { siteDataPath } from '../../src/site/data/site-data-client.ts'
import { askNearestDealers } from '../../src/site/features/dealers/ask-nearest-dealers.ts'
import { phone } from '../site/open-site.ts'
import { violationsInBothThemes } from '../site/violations.ts'
import { borrowBrowser, type Visit, visit } from '../support/browser.ts'
import { siteWithPeople } from '../support/site-with-people.ts'
import { newEmail, password, sees, signInByPassword } from './account-holder.ts'

const site = siteWithPeople()
const slug = 'poolwright-kirrawee'
const kirrawee = and(eq(dealers.edition, 'en-au'), eq(dealers.slug, slug))
let browser: Browser
let giveBack: () => Promise<void>
let asListed: typeof dealers.$inferSelect
const open: Visit[] = []

beforeAll(async () => {
  ;({ browser, giveBack } = await borrowBrowser({ looks: false }))
})
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ context }) => context.close()))
  for (const table of [listingChanges, warrantyRequests, dealerTerms, submissions]) await site.db().delete(table)
  if (asListed !== undefined) await site.db().update(dealers).set(asListed).where(kirrawee)
})
afterAll(() => giveBack())

const at = (path: string): string => site.site().origin + path

const desk = { viewport: { width: 1440, height: 900 } }

/** Somebody of a dealer, which is given to them once they have signed in. */
const dealer = async (path = '/en-au/dealer/', options = desk) => {
  const email = newEmail()
  await site.addPerson(email, password)
  const opened = await visit(browser, options)
  open.push(opened)
  const { page } = opened
  await page.goto(at(path))
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await signInByPassword(page, email)
  await sees(page, 'Your account isn’t a dealer’s.')
  expect(new URL(page.url()).pathname).toBe(path)
  const [row] = await site.db().select().from(dealers).where(kirrawee)
  if (row === undefined) throw new Error('There is no such dealer')
  asListed = row
  await site
    .db()
    .update(people)
    .set({ role: 'dealer', dealer: slug, dealerEdition: 'en-au', name: 'Lee Walsh' })
    .where(eq(people.email, email))
  await page.reload()
  await page.locator('[data-dealer=there] h1:not(:empty)').waitFor()
  return opened
}

const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor()
const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).click()

/** What the finder answers anybody who looks around Kirrawee. */
const found = async () => {
  const { operationName, query } = askNearestDealers
  const variables = { edition: 'EN_AU', lat: -34.03, lon: 151.07, first: 1 }
  const response = await fetch(at(siteDataPath), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, query, variables }),
  })
  const { data } = (await response.json()) as {
    data: { nearestDealers: { dealer: { slug: string; hours: object; closures: object[] } }[] }
  }
  return data.nearestDealers[0]?.dealer
}

/** Two days to come on which the dealer is open, whatever holidays there are. */
const comingDays = async (): Promise<[string, string]> => {
  await site.db().update(dealers).set({ openOnHolidays: true, closures: [] }).where(kirrawee)
  const today = new Date().toISOString().slice(0, 10)
  const days = [3, 4, 5, 6, 7, 8, 9, 10].map((later) => addDays(today, later))
  const [first = '', second = ''] = days.filter((day) => ['Tuesday', 'Wednesday'].includes(weekdayOf(day)))
  return [first, second]
}

describe('the pages of a dealer', () => {
  it('say how to become one to whoever is none, and lead a dealer of another country home', async () => {
    const { page } = await dealer()
    await sees(page, 'Nothing waits for you.')
    await page.goto(at('/en-nz/dealer/prices/'))
    await sees(page, 'Your pages are in Australia.')
    await page.getByRole('link', { name: 'Go there' }).click()
    await sees(page, 'Your prices.')
    expect(new URL(page.url()).pathname).toBe('/en-au/dealer/prices/')
    await page.goto(at('/en-au/account/'))
    await page.getByRole('link', { name: 'To the pages of your shop' }).click()
    await sees(page, 'Nothing waits for you.')
  })

  it('close when the dealer is taken off the list, on whichever page somebody is, and open again with it', async () => {
    const { page } = await dealer('/en-au/dealer/prices/')
    await sees(page, 'Your prices.')
    await site.db().update(dealers).set({ active: false }).where(kirrawee)
    await page.getByRole('link', { name: 'Registrations' }).click()
    await sees(page, 'Your shop isn’t listed any more.')
    await page.getByText(/^So these pages are closed.+ring \d/).waitFor()
    expect(await violationsInBothThemes(page, 'main')).toEqual([])
    await site.db().update(dealers).set({ active: true }).where(kirrawee)
    await page.goto(at('/en-au/dealer/'))
    await sees(page, 'Nothing waits for you.')
  })

  it('hold nothing of anybody in their documents, and are in no list of pages', async () => {
    for (const path of ['/en-au/dealer/', '/en-nz/dealer/prices/', '/en-za/dealer/warranty/']) {
      const text = await (await fetch(at(path))).text()
      expect(text).toContain('noindex')
      expect(text).not.toMatch(/poolwright-kirrawee|Walsh/)
    }
    expect(await (await fetch(at('/sitemap-en-au.xml'))).text()).not.toContain('/dealer/')
  })

  it('save hours and closed days at once, and the finder says so', async () => {
    const { page } = await dealer('/en-au/dealer/listing/')
    await page.getByText(/^The next here: [A-Z].+, \w+day \d+ \w+;/).waitFor()
    await page.getByLabel('Sunday, opens').fill('10:00')
    await press(page, 'Save hours')
    await page.getByText('Sunday: enter when you open and when you close').waitFor()
    await page.reload()
    // What was typed is still there.
    await expect.poll(() => page.getByLabel('Sunday, opens').inputValue()).toBe('10:00')
    await page.getByLabel('Sunday, closes').fill('12:30')
    await press(page, 'Add closed days')
    const day = addDays(new Date().toISOString().slice(0, 10), 30)
    await page.getByLabel('From').last().fill(day)
    await page.getByLabel('Why, as customers read it').last().fill('stocktake')
    await press(page, 'Save hours')
    await said(page, 'Saved. The site says so from now on.')
    const now = await found()
    expect(now).toMatchObject({ slug, hours: { sun: '10:00-12:30' } })
    expect(now?.closures).toContainEqual({ from: day, to: day, note: 'stocktake' })
  })

  it('do not write over what somebody else of the shop has saved meanwhile', async () => {
    const { page } = await dealer('/en-au/dealer/listing/')
    await page.getByLabel('Sunday, opens').fill('10:00')
    await page.getByLabel('Sunday, closes').fill('12:00')
    await site
      .db()
      .update(dealers)
      .set({ hours: { mon: '06:00-07:00' } })
      .where(kirrawee)
    await press(page, 'Save hours')
    await page.getByText('Somebody else has changed your hours').waitFor()
    await press(page, 'Show what is saved now')
    await expect.poll(() => page.getByLabel('Monday, opens').inputValue()).toBe('06:00')
    expect((await site.db().select().from(dealers).where(kirrawee))[0]?.hours).toEqual({ mon: '06:00-07:00' })
  })

  it('ask staff for another name, which waits, and can be taken back', async () => {
    const { page } = await dealer('/en-au/dealer/listing/')
    await page.getByLabel('Name', { exact: true }).fill('Kirrawee Robots')
    await press(page, 'Ask for the change')
    await page.getByText('Waits for us').waitFor()
    expect((await found())?.slug).toBe(slug)
    expect((await site.db().select().from(listingChanges)).map(({ after }) => after)).toEqual([
      { name: 'Kirrawee Robots' },
    ])
    // A second change is one of the first, and does not undo it.
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Kirrawee Robots')
    await page.getByLabel('Street address').fill('12 Bath Road')
    await press(page, 'Ask for the change')
    await page.getByText('12 Bath Road', { exact: true }).waitFor()
    const waiting = (await site.db().select().from(listingChanges)).filter(({ state }) => state === 'waiting')
    expect(waiting.map(({ after }) => after)).toEqual([{ name: 'Kirrawee Robots', street: '12 Bath Road' }])
    await page.goto(at('/en-au/dealer/'))
    await page.getByRole('link', { name: 'Your change of the listing is with us' }).click()
    await press(page, 'Take it back')
    await said(page, 'Taken back.')
    expect((await site.db().select().from(listingChanges)).map(({ state }) => state)).toEqual([
      'withdrawn',
      'withdrawn',
    ])
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Poolwright Kirrawee')
  })

  it('answer a demo, and then say how to reach the customer', async () => {
    const { page } = await dealer()
    const wishes = await comingDays()
    await addDemo(site.db(), { dealer: slug, wishes })
    await page.goto(at('/en-au/dealer/demos/'))
    await sees(page, 'A demo waits for your word.')
    await page.getByRole('heading', { name: /^Tony R\./ }).waitFor()
    expect(await page.getByRole('main').innerText()).not.toContain('Romano')
    await page.getByText('Not us, this time').click()
    await press(page, 'Pass it on')
    await page.getByText('Say why you can’t come').waitFor()
    await page.getByText(dayWords(wishes[0]), { exact: true }).click()
    await press(page, /^Accept /)
    await said(page, 'it is.')
    await page.getByText('Tony Romano').first().waitFor()
    await page.getByRole('link', { name: '0491 570 006' }).waitFor()
    await sees(page, 'Nothing waits for you.')
  })

  it('list what customers have registered, and find it', async () => {
    const { page } = await dealer()
    for (const name of ['Priya Nair', 'Kim Pond']) await addRegistration(site.db(), { dealer: slug, name })
    await page.goto(at('/en-au/dealer/registrations/'))
    await page.getByRole('cell', { name: 'Kim, Kirrawee' }).waitFor()
    await page.getByRole('searchbox').fill('priya')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    expect(page.url()).toContain('q=priya')
    await page.reload()
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    expect(await page.getByRole('main').innerText()).not.toContain('Nair')
  })

  it('have prices by the terms of the dealer, and as a file', async () => {
    const { page } = await dealer('/en-au/dealer/prices/')
    await page.getByText('Ask us for your terms.').waitFor()
    await page.getByText(/^Poolwright Kirrawee, as of \d+ \w+ 20\d\d\. .* include 10% GST\.$/).waitFor()
    await site.db().insert(dealerTerms).values({ edition: 'en-au', dealer: slug, line: '', off: 250 })
    await page.reload()
    await page.getByRole('button', { name: 'Download as CSV' }).waitFor()
    expect(await page.getByText('Ask us for your terms.').count()).toBe(0)
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download as CSV')])
    expect(download.suggestedFilename()).toBe(`price-list-${slug}.csv`)
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toContain('SKU,Product,Line,"Recommended price, AUD","Your price, AUD"')
    expect(lines.length).toBeGreaterThan(50)
    const [, , , recommended, own] = lines.find((line) => line.startsWith('PW-S100,'))?.split(',') ?? []
    expect(Number(own)).toBe(Number(recommended) * 0.75)
    // On paper there is the list, and nothing to press.
    await page.emulateMedia({ media: 'print' })
    for (const name of ['Download as CSV', 'Print it'])
      expect(await page.getByRole('button', { name }).isVisible()).toBe(false)
    expect(await page.getByRole('navigation', { name: 'Dealer' }).isVisible()).toBe(false)
    expect(await page.getByRole('cell', { name: 'PW-S100', exact: true }).isVisible()).toBe(true)
  })

  it('have pictures as they are, as PNG and all in one file, and the logo', async () => {
    const { page } = await dealer('/en-au/dealer/downloads/')
    const product = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Dolphin E 10' }) })
    await product.getByText(/^6 pictures, \d+ to \d+ pixels wide, \d+\s.B$/).waitFor()
    const href = await product.getByRole('link').first().getAttribute('href')
    expect((await fetch(at(href ?? ''))).headers.get('content-type')).toBe('image/webp')
    for (const file of ['logo.svg', 'logo-2400.png', 'logo-on-dark.svg', 'logo-on-dark-2400.png', 'icon-512.png'])
      expect((await fetch(at(`/icons/${file}`))).status).toBe(200)
    const [pictures] = await Promise.all([
      page.waitForEvent('download'),
      product.getByRole('button', { name: 'All 6 as PNG' }).click(),
    ])
    expect(pictures.suggestedFilename()).toBe('dolphin-e10.zip')
    const zip = await readFile(await pictures.path())
    expect(zip.subarray(0, 2).toString()).toBe('PK')
    expect(zip.includes('dolphin-e10-6.png')).toBe(true)
    expect(zip.includes('IHDR')).toBe(true)
    // Nothing comes of it without a connection but words.
    await page.route('**/images/**', (route) => route.abort())
    await press(page, /^Everything as one zip, \d/)
    await page.getByText('That didn’t come through.').waitFor()
  })

  it('ask for a yes to a warranty repair, once, and show what we said', async () => {
    const { page } = await dealer('/en-au/dealer/warranty/')
    await page.getByLabel('Product', { exact: true }).selectOption('dolphin-s200')
    await page.getByLabel('Serial number').fill('AU24-1234568-K')
    await page.getByLabel('What is wrong').fill('It stops at the waterline after ten minutes.')
    await press(page, 'Ask for a yes')
    await page.locator('.field-error').filter({ hasText: /\S/ }).first().waitFor()
    expect(await page.getByLabel('What is wrong').inputValue()).toContain('waterline')
    await page.getByLabel('Serial number').fill('au24 1234567 k')
    await page.getByRole('button', { name: 'Ask for a yes' }).dblclick()
    await said(page, /^Sent as W-/)
    await page.getByText('Waits for us').waitFor()
    const [kept, ...others] = await site.db().select().from(warrantyRequests)
    expect(others).toEqual([])
    expect(kept).toMatchObject({ dealer: slug, serialNumber: 'AU24-1234567-K', name: 'Lee Walsh' })
    await site.db().update(warrantyRequests).set({ state: 'approved', answer: 'Go ahead.', answeredAt: new Date() })
    await page.goto(at('/en-au/dealer/'))
    // Nothing has to be done, and there is something to read.
    await sees(page, 'Nothing waits for you.')
    await page.getByRole('heading', { name: 'Under way' }).waitFor()
    await page.getByRole('link', { name: 'Our answer to a warranty repair' }).click()
    await page.getByText('Go ahead.').waitFor()
  })

  it('can be used by everybody, in both themes, on a phone and on a desk', async () => {
    const { page } = await dealer()
    const wishes = await comingDays()
    await addDemo(site.db(), { dealer: slug, wishes })
    const accepted = { dealer: slug, wishes, state: 'accepted', answer: 'accepted' } as const
    await addDemo(site.db(), { ...accepted, day: wishes[0] })
    await addDemo(site.db(), { ...accepted, day: '2026-01-15' })
    await addRegistration(site.db(), { dealer: slug })
    await site.db().insert(dealerTerms).values({ edition: 'en-au', dealer: slug, line: 'dolphin', off: 250 })
    const own = { edition: 'en-au', dealer: slug, name: 'Lee Walsh' } as const
    await site
      .db()
      .insert(listingChanges)
      .values({ ...own, before: { name: asListed.name }, after: { name: 'Kirrawee Robots' } })
    const machine = { product: 'dolphin-s200', serialNumber: 'AU24-1234567-K', fault: 'It stops.' }
    await site
      .db()
      .insert(warrantyRequests)
      .values({ ...own, ...machine, number: 'W-2222-2222', key: 'k' })
    const problems: string[] = []
    for (const { viewport } of [desk, phone]) {
      await page.setViewportSize(viewport)
      for (const path of ['', 'demos/', 'listing/', 'warranty/', 'registrations/', 'prices/', 'downloads/']) {
        await page.goto(at(`/en-au/dealer/${path}`))
        await page.locator('[data-dealer=there]:not(:has([aria-busy=true])) h1:not(:empty)').waitFor()
        for (const problem of await violationsInBothThemes(page, 'main')) problems.push(`${path} ${problem}`)
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (wider > 0) problems.push(`${path} is ${wider} px too wide at ${viewport.width}`)
      }
    }
    expect(problems).toEqual([])
  }, 240_000)
})
