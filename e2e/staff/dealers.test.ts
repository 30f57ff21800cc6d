import { and, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { dealers } from '../../src/api/db/schema/dealers.ts'
import { identitySignIns } from '../../src/api/db/schema/identity-sign-ins.ts'
import { letters } from '../../src/api/db/schema/letters.ts'
import { listingChanges } from '../../src/api/db/schema/listing-changes.ts'
import { people } from '../../src/api/db/schema/people.ts'
import { personSignIns } from '../../src/api/db/schema/person-sign-ins.ts'
import { staffActs } from '../../src/api/db/schema/staff-acts.ts'
import { submissions } from '../../src/api/db/schema/submissions.ts'
import { warrantyRequests } from '../../src/api/db/schema/warranty-requests.ts'
import { addApplication } from '../../src/api/staff/dealers/dealers-desk.fake.ts'
import { signInByPassword } from '../account/account-holder.ts'
import { lookAtStates } from '../site/look-at-states.ts'
import { atTheDesk, said } from './at-the-desk.ts'

const { site, visitor, newStaff, staff: atRoom } = atTheDesk()

afterEach(async () => {
  for (const table of [submissions, listingChanges, warrantyRequests, letters, staffActs]) await site.db().delete(table)
  await site.db().update(people).set({ role: 'customer', dealer: null, dealerEdition: null })
  await site.db().delete(dealers).where(eq(dealers.source, 'desk'))
})

const kirrawee = and(eq(dealers.edition, 'en-au'), eq(dealers.slug, 'poolwright-kirrawee'))

/** Dealers come from the build when somebody first asks for one. */
const staff = (path = '') => atRoom(`dealers/${path}`, 'Dealers')

/** The list of the edition is in the database once a visitor has asked for the nearest dealer. */
const findNear = async (page: Page, place: string) => {
  await page.goto(`${site.site().origin}/en-au/support/find-a-dealer/?place=${encodeURIComponent(place)}`)
  await page.getByRole('heading', { level: 1, name: 'within' }).waitFor()
}

const knowDealers = async () => {
  const { page } = await visitor()
  await findNear(page, 'Kirrawee 2232')
  await expect.poll(() => site.db().$count(dealers, kirrawee)).toBe(1)
}

/** The embedded database's clock has milliseconds: what came in the same one has no order. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

const change = async (askedAt = new Date()) => {
  const before = { phone: '02 5550 0100', street: '41 Bath Road' }
  const after = { phone: '02 5550 0199', street: '12 Bath Road' }
  const asked = { edition: 'en-au', dealer: 'poolwright-kirrawee', name: 'Jo Park', before, after, askedAt } as const
  await site.db().insert(listingChanges).values(asked)
}

const warranty = async (askedAt: Date) => {
  const machine = { product: 'dolphin-s200', serialNumber: 'AU24-1234567-K', fault: 'It turns left only.' }
  const by = { edition: 'en-au', dealer: 'poolwright-kirrawee', name: 'Jo Park' } as const
  await site
    .db()
    .insert(warrantyRequests)
    .values({ ...by, ...machine, number: 'W-7K4M-2Q9X', key: 'k', askedAt })
}

describe('the dealers at the desk', () => {
  it('are approved by keyboard, and found by visitors at once, without a link to a page that is not there', async () => {
    await knowDealers()
    const { reference } = await addApplication(site.db())
    const { page, errors } = await staff()
    await page.getByRole('heading', { level: 2, name: 'Coogee Pool Bench' }).waitFor()
    await page.getByText('Its check digits are right').waitFor()
    await page.getByRole('heading', { name: 'Nearest dealers' }).waitFor()
    await page.keyboard.press('a')
    const sheet = page.getByRole('dialog', { name: 'Approve Coogee Pool Bench' })
    await sheet.waitFor()
    await page.keyboard.press('Control+Enter')
    await sheet.getByText('Tick what it does: one service at least.').waitFor()
    for (const name of ['Sales', 'Demo at your pool', 'Dolphin']) {
      await sheet.getByLabel(name, { exact: true }).focus()
      await page.keyboard.press('Space')
    }
    await sheet.getByLabel('Mon').focus()
    await page.keyboard.type('8-17')
    await page.keyboard.press('Control+Enter')
    await said(page, 'Approved, and listed: Coogee Pool Bench.')
    const [row] = await site.db().select().from(submissions).where(eq(submissions.reference, reference))
    expect(row).toMatchObject({ outcome: 'closed', dealer: 'coogee-pool-bench' })
    expect(errors).toEqual([])

    const { page: finder } = await visitor()
    await findNear(finder, 'Coogee 2034')
    const found = finder.locator('main ol > li').first()
    await expect.poll(() => found.innerText()).toContain('Coogee Pool Bench')
    await found.getByText('1 Bream Street').waitFor()
    await found.getByRole('link', { name: '(02) 5550 1234' }).waitFor()
    expect(await found.getByRole('link', { name: 'Coogee Pool Bench' }).count()).toBe(1)
    expect(await found.locator('h2 a').getAttribute('href')).toBeNull()
  })

  it('have their changes shown word by word, and taken over or refused', async () => {
    await knowDealers()
    await change()
    const { page } = await staff('changes/')
    await page.getByRole('heading', { level: 2, name: 'Poolwright Kirrawee' }).waitFor()
    expect(await page.locator('del').allInnerTexts()).toEqual(['41', '0100'])
    expect(await page.locator('ins').allInnerTexts()).toEqual(['12', '0199'])
    await page.keyboard.press('r')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Refuse/ })
      .click()
    await page.getByRole('dialog').getByText('Say why: it stands in the letter.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
    const [before] = await site.db().select().from(dealers).where(kirrawee)
    await page.keyboard.press('a')
    await page.keyboard.press('Control+Enter')
    await said(page, 'Changed: Poolwright Kirrawee.')
    const [after] = await site.db().select().from(dealers).where(kirrawee)
    expect(after).toMatchObject({ phone: '02 5550 0199', street: '12 Bath Road' })
    if (before) await site.db().update(dealers).set(before).where(kirrawee)
  })

  it('are looked for, opened and given terms, and the address says where one is', async () => {
    await knowDealers()
    const { page } = await staff()
    await page.keyboard.press('f')
    await page.keyboard.type('2232')
    await page.getByRole('button', { name: /Poolwright Kirrawee/ }).click()
    await page.waitForURL('**/staff/dealers/all/en-au/poolwright-kirrawee/?q=2232')
    await page.reload()
    await page.getByRole('heading', { level: 2, name: 'Poolwright Kirrawee' }).waitFor()
    await page.getByText('from content').first().waitFor()
    await page.keyboard.press('t')
    await page.getByLabel('All lines').fill('22.5')
    await page.keyboard.press('Control+Enter')
    await said(page, 'Terms set: Poolwright Kirrawee.')
    await page.getByText('22.5% off').waitFor()
    await page.keyboard.press('t')
    await page.getByLabel('All lines').fill('')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Nothing is agreed yet.').waitFor()
  })

  it('get people of theirs only from whoever has just shown who they are', async () => {
    await knowDealers()
    const { page, email } = await newStaff('dealers/all/en-au/poolwright-kirrawee/', 'Dealers')
    const kim = {
      issuer: 'own',
      subject: 'kim',
      email: 'kim@pond.example',
      name: 'Kim Pond',
      edition: 'en-au',
    } as const
    await site.db().delete(people).where(eq(people.email, kim.email))
    await site.db().insert(people).values(kim)
    const kimIs = async () => (await site.db().select().from(people).where(eq(people.email, kim.email)))[0]?.role
    const [me] = await site.db().select().from(people).where(eq(people.email, email))
    const provedAt = new Date(Date.now() - 3_600_000)
    await site
      .db()
      .update(personSignIns)
      .set({ provedAt })
      .where(eq(personSignIns.person, me?.id ?? ''))
    await site.db().update(identitySignIns).set({ provedAt })
    const add = async () => {
      await page.getByRole('heading', { level: 2, name: 'Poolwright Kirrawee' }).waitFor()
      await page.keyboard.press('p')
      await page.getByLabel('Email of their account').fill(kim.email)
      await page.keyboard.press('Enter')
    }
    await add()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in once more' }).click()
    expect(await kimIs()).toBe('customer')
    await signInByPassword(page, email)
    await add()
    await said(page, 'Has its dealer area now: Poolwright Kirrawee.')
    expect(await kimIs()).toBe('dealer')
  })

  it('can be worked with by everybody, in both themes and on a phone', async () => {
    await knowDealers()
    await addApplication(site.db())
    await site
      .db()
      .update(submissions)
      .set({ waitingSince: minutesAgo(30) })
    await change(minutesAgo(20))
    await warranty(minutesAgo(10))
    const { page } = await staff()
    const { look, problems } = lookAtStates(page)
    const wide = () => page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('heading', { level: 2 }).waitFor()
    await look('what waits')
    await wide()
    await page.keyboard.press('a')
    await page.getByRole('dialog').waitFor()
    await look('approving')
    await wide()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await page.locator('ins').first().waitFor()
    await look('a change')
    await wide()
    await page.keyboard.press('j')
    await page.getByRole('heading', { level: 2, name: /W-7K4M-2Q9X/ }).waitFor()
    await look('a warranty request')
    await wide()
    await page.goto(`${site.site().origin}/staff/dealers/all/en-au/poolwright-kirrawee/`)
    await page.getByRole('heading', { level: 2, name: 'Poolwright Kirrawee' }).waitFor()
    await look('a dealer')
    expect(problems).toEqual([])
  })
})
