import { and, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dealers } from '../../src/api/db/schema/dealers.ts'
import { siteDataPath } from '../../src/site/data/site-data-client.ts'
import { openForms } from '../forms/open-forms.ts'
import { at, missing } from '../support/faults.ts'

const { db, site, visitor } = openForms()

const finder = '/en-au/support/find-a-dealer/'
const heading = (page: Page) => page.locator('main h1').innerText()
const found = (page: Page) => page.locator('main ol > li').allInnerTexts()
const operation = (body: string | null): string => JSON.parse(body ?? '{}').operationName

/** What a page asks of the data function, and whether it fetches the list of all places. */
const questions = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === siteDataPath) asked.push(operation(request.postData()))
    else if (pathname.startsWith('/gazetteer/')) asked.push(pathname)
  })
  return asked
}

/** On a busy machine the function may take longer than a page waits for it before it helps itself. */
const waitsAsLongAsItTakes = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout
    const inAMinute = (run: TimerHandler, after?: number, ...given: unknown[]) =>
      later(run, after === 2000 ? 60_000 : after, ...given)
    Object.assign(window, { setTimeout: inAMinute })
  })

/** Until the end of the test, as if staff had changed it today. */
const change = async (changed: Partial<typeof dealers.$inferInsert>) => {
  const kirrawee = and(eq(dealers.edition, 'en-au'), eq(dealers.slug, 'poolwright-kirrawee'))
  const [before] = await db().select().from(dealers).where(kirrawee)
  if (before === undefined) throw new Error('There is no such dealer')
  await db().update(dealers).set(changed).where(kirrawee)
  onTestFinished(async () => {
    await db().update(dealers).set(before).where(kirrawee)
  })
}

describe('dealers, as they are known now', () => {
  it('have the telephone of today', async () => {
    await change({ phone: '02 5550 0999' })
    const { page, go, errors } = await visitor()
    await go(`${finder}?place=Kirrawee+2232`)
    await expect.poll(() => found(page)).toContainEqual(expect.stringContaining('02 5550 0999'))
    expect((await found(page))[0]).toContain('Poolwright Kirrawee')
    expect(errors).toEqual([])
  })

  it('are left out when they have closed since the page was built', async () => {
    await change({ active: false })
    const { page, go } = await visitor()
    await go(`${finder}?place=Kirrawee+2232`)
    await expect.poll(async () => (await found(page))[0]).toContain('Georges River Pool Works')
    expect((await found(page)).join()).not.toContain('Poolwright Kirrawee')
  })

  it('are those on the page where the function does not answer', async () => {
    const { page, go, errors } = await visitor()
    const asked = questions(page)
    site().breakWith(at(/graphql/, missing))
    await go(`${finder}?place=Kirrawee+2232`)
    await expect.poll(() => found(page)).toContainEqual(expect.stringContaining('Poolwright Kirrawee'))
    expect(asked).toContain('/gazetteer/en-au.txt')
    site().breakWith()
    expect(errors).toEqual([])
  })
})

describe('the list of all places', () => {
  it('is not fetched for a place that a link names, only for who types one', async () => {
    const { page, go } = await visitor()
    const asked = questions(page)
    await waitsAsLongAsItTakes(page)
    await go(`${finder}?place=2232&service=repairs`)
    await expect.poll(() => heading(page)).toContain('within')
    await expect.poll(() => asked).toEqual(['Places', 'NearestDealers'])
    await page.getByRole('combobox', { name: 'Suburb, town or postcode' }).focus()
    await expect.poll(() => asked).toEqual(['Places', 'NearestDealers', '/gazetteer/en-au.txt'])
    expect(await heading(page)).toContain('within')
  })

  it('is not needed to say that there is no such place', async () => {
    const { page, go } = await visitor()
    const asked = questions(page)
    await waitsAsLongAsItTakes(page)
    await go(`${finder}?place=Xyzzyqwert`)
    await page.getByText('We can’t find “Xyzzyqwert” in Australia', { exact: false }).waitFor()
    expect(asked).toEqual(['Places'])
  })
})

it('where somebody is stays on their device', async () => {
  const { page, context, go } = await visitor()
  const asked = questions(page)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -33.8688, longitude: 151.2093 })
  await go(finder)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect.poll(() => heading(page)).toMatch(/of you$/)
  // Nothing comes before the list of places, which is asked for later.
  await page.getByRole('combobox', { name: 'Suburb, town or postcode' }).focus()
  await expect.poll(() => asked).toEqual(['/gazetteer/en-au.txt'])
})

it('who repairs robots nearby is known on other pages too, with the telephone of today', async () => {
  await change({ phone: '02 5550 0998' })
  const { page, go } = await visitor()
  await go('/en-au/support/repairs-and-parts/')
  const field = page.getByRole('combobox', { name: 'Suburb, town or postcode' })
  await field.fill('Kirrawee')
  await page.getByRole('listbox', { name: 'Places' }).getByRole('option').first().click()
  await page.getByRole('main').getByRole('link', { name: '02 5550 0998' }).waitFor()
})
