import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { demoBookings } from '../../src/api/db/schema/demo-bookings.ts'
import { demoRequests } from '../../src/api/db/schema/demo-requests.ts'
import { staffActs } from '../../src/api/db/schema/staff-acts.ts'
import { submissions } from '../../src/api/db/schema/submissions.ts'
import { dayWords } from '../../src/domain/calendar/day-words.ts'
import { weekdayOf } from '../../src/domain/calendar/weekday.ts'
import { lookAtStates } from '../site/look-at-states.ts'
import { violations } from '../site/violations.ts'
import { narrowest, problemsAtSight } from '../support/look-at-page.ts'
import { askForDemo } from './ask-for-demo.ts'
import { atTheDesk, said } from './at-the-desk.ts'

const { site, visitor, staff: atRoom } = atTheDesk()

afterEach(async () => {
  await site.db().delete(submissions)
  await site.db().delete(staffActs)
})

const at = (path: string): string => `${site.site().origin}${path}`

/** Somebody who follows a link in a letter, in a browser that runs no scripts. */
const reader = async (path: string, javaScriptEnabled = false): Promise<Page> => {
  const { page } = await visitor({ viewport: { width: 390, height: 844 }, javaScriptEnabled })
  await page.goto(at(path))
  return page
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
const requestOf = async (id: string) =>
  (await site.db().select().from(demoRequests).where(eq(demoRequests.submission, id)))[0]

const staff = async (path = 'demos/') => {
  const opened = await atRoom(path, 'Demos')
  await opened.page.getByRole('rowheader', { name: /Nobody yet/ }).waitFor()
  return opened
}

describe('a dealer’s link, without scripts', () => {
  it('accepts by one press: the page says whom to ring, and hands out the calendar', async () => {
    const { id, dealer, firstDate } = await askForDemo(site.demos())
    const page = await reader(dealer)
    expect(await heading(page)).toBe('A demo in Sutherland?')
    await page.getByRole('button', { name: `Accept ${weekdayOf(firstDate)}`, exact: true }).click()
    await expect.poll(() => heading(page)).toBe(`${weekdayOf(firstDate)}, 10\u00a0am it is.`)
    await page.getByRole('link', { name: '0491 570 006' }).waitFor()
    expect(await requestOf(id)).toMatchObject({ state: 'accepted', day: firstDate })
    const href = await page.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')
    expect(await (await fetch(at(href ?? ''))).text()).toContain('BEGIN:VEVENT')
    await page.reload()
    expect(await page.getByRole('button').count()).toBe(0)
  })

  it('offers another day, which the visitor takes and then cancels', async () => {
    const { id, dealer, own } = await askForDemo(site.demos())
    const page = await reader(`${dealer}&choice=other`)
    expect(await page.getByRole('radio', { name: 'Another day' }).isChecked()).toBe(true)
    const days = page.getByRole('group', { name: 'Which day' }).getByRole('radio')
    await days.nth(4).check({ force: true })
    await page.getByRole('combobox', { name: 'Time' }).selectOption('14:00')
    await page.getByLabel('A line for Margaret').fill('After lunch the lane is empty')
    await page.getByRole('button', { name: 'Offer this day' }).click()
    await expect.poll(() => heading(page)).toContain('You offered')
    const visitor = await reader(own)
    await visitor.getByRole('button', { name: /^Take / }).click()
    await expect.poll(() => heading(visitor)).toContain('it is.')
    await visitor.getByText('Cancel it').click()
    await visitor.getByRole('button', { name: 'Cancel the demo' }).click()
    await expect.poll(() => heading(visitor)).toBe('Your demo is cancelled.')
    expect((await requestOf(id))?.state).toBe('cancelled')
    const taken = (await site.db().select().from(demoBookings)).filter(({ state }) => state !== 'declined')
    expect(taken).toEqual([])
  })

  it('passes it on once there is a reason, and says so', async () => {
    const { id, dealer } = await askForDemo(site.demos())
    const before = (await requestOf(id))?.dealer
    const page = await reader(`${dealer}&choice=no`)
    await page.getByRole('button', { name: 'Pass it on' }).click()
    await page.getByRole('alert').filter({ hasText: 'Choose why not' }).waitFor()
    await page.getByLabel('Too far').check()
    await page.getByRole('button', { name: 'Pass it on' }).click()
    await expect.poll(() => heading(page)).toBe('You passed it on.')
    expect((await requestOf(id))?.dealer).not.toBe(before)
  })

  it('changes two days on the visitor’s own page', async () => {
    const { id, own } = await askForDemo(site.demos())
    const page = await reader(own)
    await page.getByLabel('First day').selectOption({ index: 6 })
    await page.getByLabel('Second day').selectOption({ index: 8 })
    await page.getByRole('button', { name: 'Ask for these days' }).click()
    await expect.poll(async () => (await requestOf(id))?.state).toBe('asked')
    await expect.poll(() => heading(page)).toContain('has your request.')
  })
})

describe('the desk', () => {
  it('finds somebody for who has nobody, by keyboard alone', async () => {
    const { id, reference, firstDate } = await askForDemo(site.demos(), { postcode: '4482' })
    expect((await requestOf(id))?.state).toBe('with-staff')
    const { page, errors } = await staff('demos/?state=QLD')
    await page.keyboard.press('n')
    await page.waitForURL(`**/staff/demos/${reference}/**`)
    await page.getByRole('heading', { level: 2, name: 'Margaret wants a demo' }).waitFor()
    await page.keyboard.press('m')
    await said(page, 'Choose a square')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'A dealer for Margaret' })
    await sheet.waitFor()
    expect(await sheet.getByLabel('Day').inputValue()).toBe(firstDate)
    await page.keyboard.press('Control+Enter')
    await said(page, `Settled: ${reference}.`)
    expect(await requestOf(id)).toMatchObject({ state: 'accepted', day: firstDate })
    await page.getByRole('heading', { level: 2, name: 'Margaret has a demo' }).waitFor()
    expect(await site.db().select().from(staffActs)).toMatchObject([
      { act: 'confirm', subject: 'demo', name: 'Mele Tau' },
    ])
    expect(errors).toEqual([])
  })

  it('begins with who has nobody, beside who could come and who has something on', async () => {
    const { reference } = await askForDemo(site.demos(), { postcode: '4482' })
    const other = await askForDemo(site.demos())
    const { page } = await staff()
    await page.getByRole('heading', { level: 2, name: 'Margaret wants a demo' }).waitFor()
    await page.getByRole('region', { name: 'Request' }).getByText(reference).waitFor()
    expect(new URL(page.url()).pathname).toBe('/staff/demos/')
    const [nobody, ...dealers] = await page.getByRole('rowheader').allTextContents()
    expect(nobody).toContain('1 to place')
    expect(dealers.find((row) => !/ km, /.test(row))).toContain('Kirrawee')
    await page.keyboard.press('m')
    await said(page, 'Choose a square')
    await page.keyboard.press('Escape')
    await page
      .getByRole('link', { name: /^Asked/ })
      .first()
      .click()
    await page.waitForURL(`**/staff/demos/${other.reference}/**`)
  })

  it('asks the next dealer, gives up and cancels, and its address says what is shown', async () => {
    const { id, reference, firstDate } = await askForDemo(site.demos())
    const before = (await requestOf(id))?.dealer
    const { page } = await staff()
    await page
      .getByRole('link', { name: new RegExp(`Asked.*${dayWords(firstDate)}`) })
      .first()
      .click()
    await page.waitForURL(`**/staff/demos/${reference}/**`)
    await page.keyboard.press('2')
    await page.getByRole('button', { name: /^Ask / }).click()
    await said(page, `Asked: ${reference}.`)
    await expect.poll(async () => (await requestOf(id))?.dealer).not.toBe(before)
    await page.keyboard.press('u')
    await page
      .getByRole('dialog', { name: 'Nobody can come to Margaret' })
      .getByRole('textbox')
      .fill('All robots are out.')
    await page.keyboard.press('Enter')
    await said(page, `Told: ${reference}.`)
    expect((await requestOf(id))?.state).toBe('unplaced')
    await page.keyboard.press('o')
    await page.waitForURL('**open=1**')
    await page.getByLabel('Country').selectOption('New Zealand')
    await page.waitForURL('**edition=en-nz**')
  })
})

describe('everybody, in both themes and on a narrow phone', () => {
  it('can use the pages of the links', async () => {
    const { dealer, own } = await askForDemo(site.demos())
    const page = await reader(`${dealer}&choice=other`, true)
    const problems: string[] = []
    // Nothing on these pages changes the theme while somebody looks.
    for (const path of [`${dealer}&choice=other`, own])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize(narrowest)
        await page.goto(at(path))
        expect(await page.locator('html').getAttribute('data-theme')).toBe(colorScheme)
        problems.push(...(await violations(page, 'html')), ...(await problemsAtSight(page)))
      }
    expect(problems).toEqual([])
  })

  it('can use the calendar', async () => {
    await askForDemo(site.demos(), { postcode: '4482' })
    const { page } = await staff('demos/?state=QLD')
    const { look, problems } = lookAtStates(page)
    await look('the calendar')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('n')
    await page.getByRole('heading', { level: 2, name: 'Margaret wants a demo' }).waitFor()
    await look('a request')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('c')
    await page.getByRole('dialog').waitFor()
    await look('settling it')
    expect(problems).toEqual([])
  })
})
