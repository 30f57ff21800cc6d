import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { addSubmission } from '../../src/api/account/account-site.fake.ts'
import { caseMessages } from '../../src/api/db/schema/case-messages.ts'
import { letters } from '../../src/api/db/schema/letters.ts'
import { receivedMails } from '../../src/api/db/schema/received-mails.ts'
import { staffActs } from '../../src/api/db/schema/staff-acts.ts'
import { submissions } from '../../src/api/db/schema/submissions.ts'
import { memoryStore } from '../../src/api/files/memory-store.fake.ts'
import { noVirusScan } from '../../src/api/files/virus-scan.ts'
import { mailWithFiles, writtenMail } from '../../src/api/mail-in/mails.fake.ts'
import { receiveMail } from '../../src/api/mail-in/receive-mail.ts'
import { lookAtStates } from '../site/look-at-states.ts'
import { atTheDesk, said } from './at-the-desk.ts'

const { site, staff: atRoom } = atTheDesk()
const places = { store: memoryStore(), scan: noVirusScan }

afterEach(async () => {
  for (const table of [receivedMails, submissions, staffActs]) await site.db().delete(table)
})

const receiver = 'mx.poolwright.example'
const bring = (raw: Uint8Array) => receiveMail({ db: site.db(), places, receiver }, raw, new Date())
const vouched = [`Authentication-Results: ${receiver}; dmarc=pass`]

const staff = () => atRoom('mail/', 'Stray mail')

const rows = (page: Page) => page.getByRole('region', { name: 'Stray mail' }).getByRole('checkbox')

describe('stray mail at the desk', () => {
  it('is put with what it is about, by keyboard alone', async () => {
    const { id, reference } = await addSubmission(site.db(), 'kerry@example.com')
    await bring(writtenMail({ from: 'Kim <kim@work.example>', subject: 'My robot' }))
    const { page, errors } = await staff()
    await page.getByRole('heading', { level: 2, name: 'My robot' }).waitFor()
    await page.keyboard.press('p')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('AU-S')
    await page.keyboard.press('Enter')
    await page.getByText('Enter the whole reference number').waitFor()
    await page.getByLabel('Reference number').fill(reference.toLowerCase())
    await page.keyboard.press('Control+Enter')
    await said(page, `Placed: ${reference}.`)
    await expect.poll(() => rows(page).count()).toBe(0)
    expect(await site.db().select().from(caseMessages)).toMatchObject([
      { submission: id, name: 'Kim', words: 'It still turns left.', via: 'mail' },
    ])
    expect(errors).toEqual([])
  })

  it('says what it may be about, and puts it there at one press', async () => {
    const { reference } = await addSubmission(site.db(), 'kerry@example.com')
    await bring(writtenMail({ subject: 'Something else' }))
    const { page } = await staff()
    await page.getByText('The mail names the same address, and nobody vouches for that').waitFor()
    await page.getByRole('button', { name: 'Put it there' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Put it there' }).click()
    await said(page, `Placed: ${reference}.`)
  })

  it('says in list and detail whether anybody vouches for its sender, and in the case that it is put with', async () => {
    const { reference } = await addSubmission(site.db(), 'kerry@example.com')
    await bring(writtenMail({ subject: 'Vouched', headers: vouched }))
    await bring(writtenMail({ subject: 'Forged', from: 'Kerry <kim@work.example>' }))
    const { page } = await staff()
    const nobody = 'Nobody vouches that it is from this address'
    const row = (subject: string) => page.getByRole('button', { name: new RegExp(subject) })
    await row(`Forged.*${nobody}`).waitFor()
    await row('Vouched.*Vouched for: it is from this address').click()
    await page.getByRole('article').getByText('Vouched for: it is from this address').waitFor()
    await row('Forged').click()
    await page.getByRole('article').getByText(nobody).waitFor()
    await page.keyboard.press('p')
    await page.getByRole('dialog').getByText('a note in the case says so').waitFor()
    await page.getByLabel('Reference number').fill(reference)
    await page.keyboard.press('Control+Enter')
    await said(page, `Placed: ${reference}.`)
    await page.goto(new URL(`/staff/inbox/${reference}/`, page.url()).href)
    await page.getByText('Nobody vouches that it is from kim@work.example').waitFor()
    await page.getByText('Answers go to kerry@example.com').waitFor()
  })

  it('becomes a message of the inbox, in the edition of its sender', async () => {
    await bring(writtenMail({ from: 'Ana <ana@pond.co.nz>', subject: 'Do you come to Gore?' }))
    const { page } = await staff()
    await page.getByRole('button', { name: 'New message N' }).click()
    const sheet = page.getByRole('dialog', { name: 'A new message from Ana' })
    expect(await sheet.getByLabel('Edition').inputValue()).toBe('en-nz')
    await sheet.getByRole('button', { name: 'Put it in the inbox' }).click()
    await said(page, 'New in the inbox: NZ-C-')
    expect(await site.db().select().from(submissions)).toMatchObject([{ form: 'contact', edition: 'en-nz' }])
    const written = (await site.db().select().from(letters)).map(({ message }) => message.to.address)
    expect(written).toContain('ana@pond.co.nz')
  })

  it('is discarded, several at once, and brought back', async () => {
    for (const subject of ['One', 'Two', 'Three']) await bring(writtenMail({ subject }))
    const { page } = await staff()
    await expect.poll(() => rows(page).count()).toBe(3)
    await page.keyboard.press('a')
    await page.keyboard.press('d')
    await said(page, 'Discarded: 3 mails.')
    await expect.poll(() => rows(page).count()).toBe(0)
    await page.keyboard.press('z')
    await said(page, 'Waits again: 3 mails.')
    await page.keyboard.press('j')
    await page.waitForURL('**/staff/mail/*/')
    await page.keyboard.press('d')
    await expect.poll(() => rows(page).count()).toBe(2)
    await page.keyboard.press('3')
    await page.waitForURL('**/staff/mail/?view=discarded')
    await expect.poll(() => rows(page).count()).toBe(1)
  })

  it('can be used by everybody, in both themes and on a phone', async () => {
    const { reference } = await addSubmission(site.db(), 'kerry@example.com')
    const files = [{ name: 'holiday.exe', type: 'application/octet-stream', content: Buffer.from('MZ') }]
    await bring(mailWithFiles(files, { subject: `Re: ${reference}`, from: 'Kim <kim@work.example>' }))
    await bring(writtenMail({ subject: 'Hello' }))
    const { page } = await staff()
    const { look, problems } = lookAtStates(page)
    await page.getByRole('button', { name: /Kim/ }).click()
    await page.getByText('Not kept.').waitFor()
    await page.getByText('make sure that it is them').waitFor()
    await look('a mail')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('n')
    await page.getByRole('dialog').waitFor()
    await look('a new message')
    expect(problems).toEqual([])
  })
})
