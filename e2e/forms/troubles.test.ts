import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { noise } from '../../src/api/files/pictures.fake.ts'
import { errorsIn, phone } from '../site/open-site.ts'
import { violationsInBothThemes } from '../site/violations.ts'
import { at, gate } from '../support/faults.ts'
import { fillIn, formOn, goodValues, referenceOn, sendButton } from './filled-form.ts'
import { openForms } from './open-forms.ts'

const { visitor, arrivedFrom, site } = openForms()

const contact = '/en-au/support/contact/'
const repairs = '/en-au/support/repairs-and-parts/'

const writeTo = async (page: Page, email: string, but: Record<string, string> = {}) =>
  fillIn(formOn(page), 'contact', 'en-au', { ...goodValues('contact', 'en-au', email), ...but })

const alert = (page: Page) => formOn(page).getByRole('alert')

describe('a form in trouble', () => {
  it('says all that is missing, takes the focus there, and each line leads to its field', async () => {
    const { page, go } = await visitor()
    await go(contact)
    await formOn(page).locator('[name=email]').fill('margaret@')
    await page.waitForFunction(() => sessionStorage.getItem('form:contact:en-au') !== null)
    await sendButton(formOn(page)).click()
    const summary = page.getByRole('region', { name: /^4 things to fix/ })
    await summary.waitFor()
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    await summary.getByRole('link', { name: /Enter your name/ }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  })

  it('is there before its code, and keeps what was typed and where, when that comes', async () => {
    const { page, go } = await visitor()
    const code = gate()
    site().breakWith(at(/live-form/, code.fault))
    await go(contact)
    const message = formOn(page).locator('[name=message]')
    await message.fill('Typed before')
    await code.reached
    expect(await message.inputValue()).toBe('Typed before')
    code.open()
    await page.waitForFunction(() => sessionStorage.getItem('form:contact:en-au')?.includes('Typed before'))
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('message')
    await page.keyboard.type(', and after')
    expect(await message.inputValue()).toBe('Typed before, and after')
  })

  it('that arrived without an answer is not kept twice', async () => {
    const { page, go, address } = await visitor()
    const email = address('cut')
    await go(contact)
    await writeTo(page, email)
    await page.waitForFunction(() => sessionStorage.getItem('form:contact:en-au')?.includes('consent'))
    let isCut = false
    await page.route('**/.netlify/functions/graphql', async (route) => {
      if (isCut) return route.continue()
      const answer = await route.fetch()
      // Who is quick is asked for a proof first.
      if (!(await answer.text()).includes('"reference":"')) return route.fulfill({ response: answer })
      isCut = true
      return route.abort('connectionreset')
    })
    await sendButton(formOn(page)).click()
    await expect.poll(() => alert(page).innerText()).toContain('may not have been sent')
    await sendButton(formOn(page)).click()
    const reference = await referenceOn(page)
    expect(await arrivedFrom(email)).toMatchObject({ references: [reference], acknowledgements: 1 })
  })

  it('takes a photo of 5 MB, and refuses what is not one, whatever its name says', async () => {
    const { page, go, address } = await visitor()
    const email = address('photo')
    await go(repairs)
    const good = goodValues('repair', 'en-au', email)
    await fillIn(formOn(page), 'repair', 'en-au', { ...good, photos: '' })
    await page.waitForFunction(() => sessionStorage.getItem('form:repair:en-au') !== null)
    const photo = await noise(1800, 1800).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
    expect(photo.length).toBeGreaterThan(5_000_000)
    const chooser = formOn(page).locator('#repair-photos')
    await chooser.setInputFiles([
      { name: 'large.jpg', mimeType: 'image/jpeg', buffer: photo },
      { name: 'script.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('#!/bin/sh\nrm -rf ~\n') },
    ])
    const files = formOn(page).getByRole('listitem')
    await expect.poll(() => files.filter({ hasText: 'script.jpg' }).innerText()).toMatch(/JPEG, PNG or WebP/)
    await files
      .filter({ hasText: 'script.jpg' })
      .getByRole('button', { name: /Remove/ })
      .click()
    await sendButton(formOn(page)).click()
    const reference = await referenceOn(page)
    const { references, fields } = await arrivedFrom(email)
    expect(references).toEqual([reference])
    expect(fields[0]?.photos).toHaveLength(1)
  })

  it('takes an upload up again that was cut off', async () => {
    const { page, go, address } = await visitor()
    const email = address('again')
    await go('/en-au/jobs/')
    const good = goodValues('job-application', 'en-au', email)
    let cuts = 0
    await page.route('**/.netlify/functions/uploads/**', (route) => {
      cuts += 1
      return cuts === 1 ? route.abort('connectionreset') : route.continue()
    })
    await fillIn(formOn(page), 'job-application', 'en-au', good)
    await formOn(page).getByRole('button', { name: /again/i }).click()
    await sendButton(formOn(page)).click()
    const reference = await referenceOn(page)
    expect(await arrivedFrom(email)).toMatchObject({ references: [reference], acknowledgements: 1 })
  })

  it('proves that it is no robot when its honeypot is filled in, and arrives', async () => {
    const { page, go, address, console: messages } = await visitor()
    const email = address('trapped')
    await go(contact)
    await writeTo(page, email)
    await page.locator('#contact-subject').evaluate((input: HTMLInputElement) => {
      input.value = 'Filled in by a password manager'
    })
    await sendButton(formOn(page)).click()
    await page.getByText('Your reference number').waitFor({ timeout: 20_000 })
    expect((await arrivedFrom(email)).references).toHaveLength(1)
    // That a proof was asked for is nothing to complain of.
    expect(errorsIn(messages)).toEqual([])
  })
})

it('a form can be used by everybody, with problems, with days to choose and once it is sent, in both themes', async () => {
  const { page, go, address } = await visitor(phone)
  await go('/en-au/book-a-demo/?model=dolphin-s300i')
  const form = formOn(page)
  await form.locator('[name=phone]').fill('12')
  await page.waitForFunction(() => sessionStorage.getItem('form:book-a-demo:en-au') !== null)
  await sendButton(form).click()
  await page.getByRole('region', { name: /things to fix/ }).waitFor()
  expect(await violationsInBothThemes(page, 'main')).toEqual([])
  await fillIn(form, 'book-a-demo', 'en-au', goodValues('book-a-demo', 'en-au', address('everybody')))
  const days = form.getByRole('button', { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) / })
  await days.nth(3).waitFor()
  await days.nth(2).click()
  await days.nth(3).click()
  expect(await violationsInBothThemes(page, 'main')).toEqual([])
  await sendButton(form).click()
  expect(await referenceOn(page)).toMatch(/^AU-D-/)
  expect(await violationsInBothThemes(page, 'main')).toEqual([])
})
