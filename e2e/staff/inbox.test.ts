import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { caseMessages } from '../../src/api/db/schema/case-messages.ts'
import { letters } from '../../src/api/db/schema/letters.ts'
import { staffActs } from '../../src/api/db/schema/staff-acts.ts'
import { submissions } from '../../src/api/db/schema/submissions.ts'
import { uploads } from '../../src/api/db/schema/uploads.ts'
import { newFileKey } from '../../src/api/files/file-key.ts'
import { addCase } from '../../src/api/staff/inbox/inbox.fake.ts'
import { takeMessage } from '../../src/api/submissions/take-message.ts'
import { lookAtStates } from '../site/look-at-states.ts'
import { atTheDesk, said } from './at-the-desk.ts'

const { site, staff: atRoom } = atTheDesk()

afterEach(async () => {
  for (const table of [submissions, uploads, staffActs]) await site.db().delete(table)
})

const staff = (path = 'inbox/') => atRoom(path, 'Inbox')

const rows = (page: Page) => page.getByRole('region', { name: 'Inbox' }).locator('ul').last().locator('li')
const answer = (page: Page, name = 'Wayne Dunmore') => page.getByRole('textbox', { name: `Answer to ${name}` })
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

describe('the inbox', () => {
  it('brings 50 who wait to zero by keyboard', async () => {
    const names = Array.from({ length: 50 }, (_, at) => `Person ${at + 1}`)
    for (const [at, name] of names.entries())
      await addCase(site.db(), {
        name,
        email: `person.${at}@pond.example`,
        form: at % 3 === 0 ? 'contact' : 'repair',
        row: { waitingSince: ago(60 - at) },
      })
    const { page, errors } = await staff()
    await expect.poll(() => rows(page).count()).toBe(50)
    const began = Date.now()
    for (const [at, name] of names.entries()) {
      await answer(page, name).waitFor()
      const way = at % 5
      if (way === 0) {
        await page.keyboard.press('r')
        await page.keyboard.type('Turn it over and press the track on. I’ll ring you on Friday.')
        await page.keyboard.press('Control+Enter')
      } else if (way === 1) {
        await page.keyboard.press('t')
        await page.getByRole('dialog', { name: 'Begin with' }).getByRole('button', { name: 'Use it' }).waitFor()
        await page.keyboard.press('Enter')
        await expect.poll(() => answer(page, name).inputValue()).toContain('Hello Person,')
        await page.keyboard.press('Control+Enter')
      } else if (way === 2) {
        await page.keyboard.press('h')
        await page.getByRole('dialog', { name: 'Put it off until' }).waitFor()
        await page.keyboard.press('Enter')
      } else await page.keyboard.press('c')
      await expect.poll(() => rows(page).count(), { interval: 20 }).toBe(49 - at)
    }
    const seconds = (Date.now() - began) / 1000
    console.info(`50 to zero in ${seconds.toFixed(0)} s`)
    expect(seconds).toBeLessThan(300)
    await page.getByText('Nothing here.').waitFor()
    const sent = await site.db().select().from(submissions)
    expect(sent.filter(({ outcome }) => outcome === 'closed')).toHaveLength(40)
    expect(sent.filter(({ laterUntil }) => laterUntil !== null)).toHaveLength(10)
    const written = await site.db().select().from(letters)
    expect(written.filter(({ message }) => message.subject.startsWith('Re: '))).toHaveLength(20)
    expect(await site.db().$count(staffActs)).toBe(50)
    expect(errors).toEqual([])
  }, 320_000)

  it('keeps a draft through a reload, warns of what it would change, and is rid of it once it is sent', async () => {
    const first = await addCase(site.db(), { row: { waitingSince: ago(30) } })
    await addCase(site.db(), { name: 'Lou Brand', email: 'lou@pond.example' })
    const { page } = await staff()
    await answer(page).waitFor()
    await page.keyboard.press('r')
    await page.keyboard.type('The best news! It is mended.')
    await page.getByText('Does not say what happens next').waitFor()
    await page.getByText('One exclamation mark').waitFor()
    await page.getByText('“best” is not measured').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await answer(page, 'Lou Brand').waitFor()
    expect(await answer(page, 'Lou Brand').inputValue()).toBe('')
    await page.reload()
    await answer(page, 'Lou Brand').waitFor()
    await page.keyboard.press('k')
    await answer(page).waitFor()
    expect(await answer(page).inputValue()).toBe('The best news! It is mended.')
    await page.keyboard.press('r')
    await page.keyboard.press('End')
    await page.keyboard.type(' We’ll post it tomorrow.')
    await page.getByText('Says what happens next').waitFor()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await said(page, `Sent: ${first.reference}.`)
    await expect.poll(() => rows(page).count()).toBe(1)
    expect(await page.evaluate((key) => localStorage.getItem(key), `desk-draft-${first.reference}`)).toBeNull()
    expect(await site.db().select().from(caseMessages)).toMatchObject([
      { from: 'staff', via: 'desk', name: 'Mele Tau' },
    ])
    await page.goto(`${site.site().origin}/staff/inbox/${first.reference}/?view=answered`)
    await page.getByText('from the desk').waitFor()
    await page.getByText(/letter (goes out|sent)/).waitFor()
  })

  it('begins an answer with a template that comes after Enter, and is written on at once', async () => {
    await addCase(site.db())
    const { page } = await staff()
    await answer(page).waitFor()
    const { promise: isPressed, resolve: press } = Promise.withResolvers<void>()
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"StaffReplyTemplates"')) await isPressed
      await route.continue()
    })
    await page.keyboard.press('t')
    await page.getByRole('dialog', { name: 'Begin with' }).waitFor()
    await page.keyboard.press('Enter')
    press()
    await expect.poll(() => answer(page).inputValue()).toContain('Hello Wayne,')
    await page.keyboard.press('Control+Enter')
    await said(page, 'Sent and closed: ')
  })

  it('says who was there first, keeps the draft, and takes back what was not meant', async () => {
    const sent = await addCase(site.db())
    const { page } = await staff()
    await answer(page).waitFor()
    await page.keyboard.press('r')
    await page.keyboard.type('I’ll ring you.')
    const again = { submission: sent.id, from: 'customer', name: 'Wayne', words: 'It works again.', key: 'k' } as const
    await site.db().transaction((unit) => takeMessage(unit, { ...again, via: 'account' }, new Date()))
    await page.keyboard.press('Control+Enter')
    await said(page, 'Wayne has changed it.')
    await page.getByText('It works again.').waitFor()
    expect(await answer(page).inputValue()).toBe('I’ll ring you.')
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    await said(page, `Given to Mele Tau: ${sent.reference}.`)
    await page.keyboard.press('z')
    await said(page, `Taken back: ${sent.reference}.`)
    await page.keyboard.press('c')
    await said(page, `Closed: ${sent.reference}.`)
    await expect.poll(() => rows(page).count()).toBe(0)
    await page.keyboard.press('z')
    await expect.poll(() => rows(page).count()).toBe(1)
    await answer(page).waitFor()
    await page.keyboard.press('h')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => rows(page).count()).toBe(0)
    await page.keyboard.press('z')
    await expect.poll(() => rows(page).count()).toBe(1)
    const [row] = await site.db().select().from(submissions)
    expect(row).toMatchObject({ assignee: null, outcome: null, laterUntil: null })
    await answer(page).waitFor()
    await page.keyboard.press('n')
    await page.keyboard.type('Rang him twice.')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('listitem').filter({ hasText: 'Rang him twice.' }).waitFor()
  })

  it('merges what was sent twice, and shows its pictures large', async () => {
    const first = await addCase(site.db(), { row: { waitingSince: ago(3) } })
    const second = await addCase(site.db(), { words: 'Here is a photo.', row: { waitingSince: ago(2) } })
    const key = newFileKey()
    const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#58c8df' } })
      .webp()
      .toBuffer()
    await site.store().write(key, new Blob([new Uint8Array(bytes)]).stream())
    const photo = { purpose: 'photos', key, mediaType: 'image/webp', bytes: bytes.length, name: 'track.jpg' } as const
    await site
      .db()
      .insert(uploads)
      .values({ submission: second.id, ...photo })
    const { page, errors } = await staff(`inbox/${second.reference}/`)
    await answer(page).waitFor()
    await page.keyboard.press('m')
    const sheet = page.getByRole('dialog', { name: `Merge ${second.reference} into` })
    await sheet.getByRole('radio', { name: new RegExp(first.reference) }).waitFor()
    await page.keyboard.press('Enter')
    await said(page, `Merged: ${second.reference}.`)
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.waitForURL(`**/staff/inbox/${first.reference}/**`)
    await page.getByText('Here is a photo.').waitFor()
    await page.getByRole('button', { name: '1 of 1, track.jpg, large' }).click()
    const large = page.getByRole('dialog', { name: '1 of 1, track.jpg' })
    expect(await large.getByRole('img').getAttribute('src')).toMatch(/^blob:/)
    await page.keyboard.press('Escape')
    await large.waitFor({ state: 'hidden' })
    expect(errors).toEqual([])
  })

  it('can be used by everybody, in both themes, and on a phone', async () => {
    const sent = await addCase(site.db(), { serialNumber: 'AU24-1234567-K', row: { waitingSince: ago(90) } })
    await addCase(site.db(), { form: 'book-a-demo', name: 'Tony Rees', email: 'tony@pond.example' })
    await addCase(site.db(), { words: 'The same again.' })
    const again = { submission: sent.id, from: 'customer', name: 'Wayne', words: 'Any news?', key: 'k' } as const
    await site.db().transaction((unit) => takeMessage(unit, { ...again, via: 'mail' }, new Date()))
    const { page } = await staff()
    const { look, problems } = lookAtStates(page)
    await answer(page).waitFor()
    await look('the inbox')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Tony Rees in Demos' }).waitFor()
    await page.goto(`${site.site().origin}/staff/inbox/${sent.reference}/`)
    await answer(page).fill('Amazing! It is mended.')
    await page.getByText('Does not say what happens next').waitFor()
    await look('a case')
    for (const [key, name] of [
      ['t', 'Begin with'],
      ['h', 'Put it off until'],
      ['A', 'Give it to'],
      ['m', `Merge ${sent.reference} into`],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await answer(page).blur()
      await page.keyboard.press(key)
      await page.getByRole('dialog', { name }).waitFor()
      await look(name)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' })
    }
    expect(problems).toEqual([])
  })
})
