import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { addOrder, addSubmission } from '../../src/api/account/account-site.fake.ts'
import { identitySignIns } from '../../src/api/db/schema/identity-sign-ins.ts'
import { orderEvents, orders } from '../../src/api/db/schema/orders.ts'
import { people } from '../../src/api/db/schema/people.ts'
import { personSignIns } from '../../src/api/db/schema/person-sign-ins.ts'
import { staffActs } from '../../src/api/db/schema/staff-acts.ts'
import { submissions } from '../../src/api/db/schema/submissions.ts'
import { signInByPassword } from '../account/account-holder.ts'
import { lookAtStates } from '../site/look-at-states.ts'
import { atTheDesk, desktop, said } from './at-the-desk.ts'

const { site, visitor, staff, newStaff } = atTheDesk()

afterEach(async () => {
  for (const table of [orders, submissions, staffActs]) await site.db().delete(table)
})

const add = (changed: Parameters<typeof addOrder>[2] = {}) =>
  addOrder(site.db(), 'kim@pond.example', { placedAt: new Date(), paidAt: new Date(), ...changed })

const finder = (page: Page) => page.getByRole('dialog', { name: 'Find anything' })
const option = (page: Page, name: string | RegExp) => finder(page).getByRole('option', { name })

describe('find', () => {
  it('leads anywhere by keyboard alone', async () => {
    const priya = await add({ name: 'Priya Nair' })
    const pria = await add({ name: 'Pria Wood' })
    const repair = await addSubmission(site.db(), 'priya@nair.example')
    const { page, errors } = await staff('orders/')
    await page.getByText('Priya Nair').first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('pri')
    await option(page, priya.number).waitFor()
    // The newest is first, and selected.
    await expect.poll(() => option(page, pria.number).getAttribute('aria-selected')).toBe('true')
    expect(await finder(page).locator('mark').first().textContent()).toBe('Pri')
    await page.keyboard.press('Tab')
    await expect.poll(() => option(page, repair.reference).count()).toBe(0)
    await page.keyboard.press('Tab')
    await option(page, repair.reference).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/staff/orders/${priya.number}/**`)
    expect(await finder(page).count()).toBe(0)
    // Enter that comes before the answer waits for it: what is opened is what was typed.
    await page.keyboard.press('/')
    await page.keyboard.type(pria.number.replaceAll('-', ''))
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/staff/orders/${pria.number}/**`)
    await page.keyboard.press('/')
    await page.keyboard.type('go to rec')
    await option(page, /Go to record/).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/staff/record/**')
    await page.keyboard.press('/')
    await page.keyboard.type('zzzz')
    await finder(page).getByText('Nothing begins like that.').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => finder(page).count()).toBe(0)
    expect(errors).toEqual([])
  })

  it('does what can be done here', async () => {
    const { number } = await add()
    const { page } = await staff('orders/')
    await page.getByText(number).first().waitFor()
    await page.getByRole('button', { name: 'Find anything' }).click()
    await page.keyboard.type('pack')
    await option(page, /^Pack(?! one by one)/).click()
    await said(page, `Packed: ${number}.`)
    await page.getByText('On record, 1').waitFor()
  })
})

describe('today', () => {
  it('begins with what waits, and each row leads to where it is done', async () => {
    await add()
    await add()
    const { number } = await add({ state: 'packed' })
    const { page, errors } = await staff()
    const rows = page.getByRole('list', { name: 'What waits' }).getByRole('listitem')
    await rows.filter({ hasText: 'Pack two orders' }).waitFor()
    expect(await rows.filter({ hasText: number }).textContent()).toContain('Hand one packed order to the courier')
    const at = async (words: string) => (await rows.allTextContents()).findIndex((text) => text.includes(words)) + 1
    await page.keyboard.press(String(await at('Pack two orders')))
    await page.waitForURL('**/staff/orders/?view=to-pack')
    await page.keyboard.press('g')
    await page.keyboard.press('t')
    await rows.filter({ hasText: 'courier' }).getByRole('link').click()
    await page.waitForURL('**/staff/orders/?view=to-send')
    await page.getByRole('heading', { level: 2, name: number }).waitFor()
    await page.keyboard.press('s')
    await page.getByRole('dialog', { name: `Send ${number}` }).waitFor()
    await page.keyboard.press('Escape')
    await page.goto(`${site.site().origin}/staff/`)
    await page.getByText(/^3 orders, A\$/).waitFor()
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Yellow|\d (am|pm): 3 orders/ })
      .first()
      .waitFor()
    expect(errors).toEqual([])
  })
})

describe('what was done just now', () => {
  const stateOf = async (id: string) => (await site.db().select().from(orders).where(eq(orders.id, id)))[0]?.state
  const undo = (page: Page, number: string) => page.getByRole('button', { name: `Undo ${number}` })

  /** Packed by somebody who has gone to Today then. */
  const packed = async () => {
    const order = await add()
    const opened = await staff(`orders/${order.number}/`)
    const { page } = opened
    await page.getByRole('heading', { name: 'What happened' }).waitFor()
    await page.keyboard.press('p')
    await said(page, `Packed: ${order.number}.`)
    await page.keyboard.press('g')
    await page.keyboard.press('t')
    await undo(page, order.number).waitFor()
    return { ...opened, ...order }
  }

  it('can be taken back by whoever has done it, and by nobody else', async () => {
    const { page, errors, id, number } = await packed()
    const other = await newStaff('')
    await other.page.getByText(`packed ${number}`).waitFor()
    expect(await undo(other.page, number).count()).toBe(0)
    await undo(page, number).dblclick()
    await said(page, `Taken back: ${number}.`)
    expect(await stateOf(id)).toBe('paid')
    await page.getByText(`You unpacked ${number}`).waitFor()
    await expect.poll(() => undo(page, number).count()).toBe(0)
    expect(await page.getByRole('link', { name: `Open ${number}` }).count()).toBe(2)
    expect(errors).toEqual([])
  })

  it('stays where somebody has changed it since, and says who', async () => {
    const { page, id, number } = await packed()
    await site.db().update(orders).set({ state: 'shipped' }).where(eq(orders.id, id))
    await site
      .db()
      .insert(orderEvents)
      .values({ order: id, at: new Date(), who: 'Ben Oke', from: 'packed', to: 'shipped' })
    await page.keyboard.press('z')
    await said(
      page,
      `${number}: Ben Oke has changed it. It can’t be taken back any more. Open it and see how it is now.`,
    )
    expect(await stateOf(id)).toBe('shipped')
    await page.getByRole('link', { name: `Open ${number}` }).click()
    await page.waitForURL(`**/staff/orders/${number}/**`)
  })
})

describe('people', () => {
  it('are given a role only by whoever has just shown who they are', async () => {
    const { page, email } = await newStaff('people/')
    await site.db().delete(people).where(eq(people.email, 'kim@pond.example'))
    await site
      .db()
      .insert(people)
      .values({ issuer: 'own', subject: 'kim', email: 'kim@pond.example', name: 'Kim Pond', edition: 'en-au' })
    const long = new Date(Date.now() - 3_600_000)
    const [me] = await site.db().select().from(people).where(eq(people.email, email))
    await site
      .db()
      .update(personSignIns)
      .set({ provedAt: long })
      .where(eq(personSignIns.person, me?.id ?? ''))
    await site.db().update(identitySignIns).set({ provedAt: long })
    await page.getByRole('searchbox', { name: 'Search people' }).fill('kim')
    await page.getByRole('heading', { level: 2, name: 'Kim Pond' }).waitFor()
    await page.getByRole('region', { name: 'Person' }).getByRole('button', { name: 'Make them staff' }).click()
    const sheet = page.getByRole('dialog', { name: 'Make them staff: Kim Pond' })
    await sheet.getByRole('button', { name: 'Make them staff' }).click()
    await sheet.getByText('Sign in once more').first().waitFor()
    const roleOfKim = async () =>
      (await site.db().select().from(people).where(eq(people.email, 'kim@pond.example')))[0]?.role
    expect(await roleOfKim()).toBe('customer')
    await sheet.getByRole('button', { name: 'Sign in once more' }).click()
    await signInByPassword(page, email)
    // Back where it was, with the question open.
    await sheet.getByRole('button', { name: 'Make them staff' }).click()
    await said(page, 'Staff from the next click: Kim Pond.')
    expect(await roleOfKim()).toBe('staff')
    await page.getByText('Customer → Staff').waitFor()
    expect(await site.db().select().from(staffActs)).toMatchObject([{ act: 'role', name: 'Mele Tau' }])
  })

  it('are signed out where staff say so', async () => {
    const other = await newStaff('record/')
    const { page, email } = await newStaff('people/')
    await page.keyboard.press('f')
    await page.keyboard.type(other.email)
    await page.getByRole('button', { name: /^End this/ }).click()
    await said(page, 'Signed out: Mele Tau.')
    await page.getByText('Nowhere at the moment.').waitFor()
    await other.page.reload()
    await other.page.getByRole('heading', { name: 'Sign in to the desk.' }).waitFor()
    expect(email).not.toBe(other.email)
  })

  it('are signed out everywhere only after somebody was asked', async () => {
    const other = await newStaff('record/')
    const elsewhere = await visitor()
    await elsewhere.page.goto(`${site.site().origin}/staff/record/`)
    await elsewhere.page.getByRole('button', { name: 'Sign in' }).click()
    await signInByPassword(elsewhere.page, other.email)
    await elsewhere.page.getByRole('heading', { name: 'Record', level: 1 }).waitFor()
    const { page } = await newStaff('people/')
    await page.keyboard.press('f')
    await page.keyboard.type(other.email)
    const end = page.getByRole('button', { name: 'End all of Mele Tau' })
    const sheet = page.getByRole('dialog', { name: 'Sign out everywhere: Mele Tau' })
    await end.click()
    await sheet.getByText('It ends all 2 of their sign-ins.').waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    await page.getByText('Nowhere at the moment.').waitFor({ state: 'detached' })
    await end.click()
    await page.keyboard.press('Enter')
    await said(page, 'Signed out: Mele Tau.')
    for (const { page: ended } of [other, elsewhere]) {
      await ended.reload()
      await ended.getByRole('heading', { name: 'Sign in to the desk.' }).waitFor()
    }
  })
})

describe('exports', () => {
  it('are files that a spreadsheet can be given, and on record', async () => {
    const { number } = await add({ name: '=1+1' })
    const { page } = await staff('exports/')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download orders' }).click(),
    ])
    await said(page, 'It is on record that you have it.')
    expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/)
    const text = readFileSync(await file.path(), 'utf8')
    expect(text.startsWith('\uFEFFnumber,state,')).toBe(true)
    expect(text).toContain(`${number},paid,`)
    expect(text).toContain(",'=1+1,kim@pond.example,")
    await page.keyboard.press('g')
    await page.keyboard.press('r')
    await page.getByRole('list', { name: 'Acts' }).getByText('You exported orders').waitFor()
  })
})

it('all of it can be used by everybody, in both themes and on a phone', async () => {
  const { number } = await add({ name: 'Priya Nair' })
  await addSubmission(site.db(), 'priya@nair.example', 'contact')
  const { page, email } = await staff()
  const { look, problems } = lookAtStates(page)
  const go = async (path: string) => {
    await page.setViewportSize(desktop)
    await page.goto(`${site.site().origin}/staff/${path}`)
  }
  await page.getByText('Pack one order').first().waitFor()
  await look('today')
  await go(`orders/${number}/`)
  await page.getByRole('heading', { name: 'What happened' }).waitFor()
  await page.keyboard.press('p')
  await page.getByText('On record, 1').click()
  await look('on record')
  await page.setViewportSize(desktop)
  await page.keyboard.press('/')
  await page.keyboard.type('priya')
  await option(page, number).waitFor()
  await look('find')
  await go(`people/?q=${email}&view=everybody`)
  await page.getByRole('heading', { name: 'Ways in' }).waitFor()
  await look('people')
  await go('record/')
  await page.getByText('packed').first().waitFor()
  await look('record')
  await go('exports/')
  await page.getByRole('button', { name: 'Download orders' }).waitFor()
  await look('exports')
  expect(problems).toEqual([])
})
