import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { EditionCode } from '../../src/domain/edition/edition-code.ts'
import type { FormKind } from '../../src/domain/forms/form-kind.ts'
import { chooseGoodFiles, formOn, formPages, goodValues, referenceOn, sendButton } from './filled-form.ts'
import { followFooterLink } from './footer-link.ts'
import { openForms } from './open-forms.ts'
import { comeAlive, typeInto } from './typed-form.ts'

const { regular, arrivedFrom } = openForms()

/** All that a form would send of these fields now, uploaded files by their ids. */
const written = (form: Locator, names: readonly string[]): Promise<Record<string, string[]>> =>
  form.evaluate(
    (element: HTMLFormElement, asked) => {
      const data = new FormData(element)
      return Object.fromEntries(asked.map((name) => [name, data.getAll(name).map(String)]))
    },
    [...names],
  )

const daysOn = (form: Locator): Locator => form.getByRole('button', { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) / })

const chooseTwoDays = async (form: Locator) => {
  const days = daysOn(form)
  await days.nth(1).waitFor()
  await days.nth(0).click()
  await days.nth(1).click()
}

const throughAnotherPage = async (page: Page, edition: EditionCode) => {
  const address = page.url()
  await followFooterLink(page, `/${edition}/terms/`)
  await formOn(page).waitFor({ state: 'detached' })
  await page.goBack()
  await page.waitForURL(address)
}

/** Nobody is as quick as these tests, and who is has to prove that they are no robot: the form was opened a minute ago. */
const takeAMinute = async (page: Page, kind: FormKind, edition: EditionCode) => {
  const key = `form:${kind}:${edition}`
  await page.waitForFunction((draft) => sessionStorage.getItem(draft) !== null, key)
  await page.evaluate((draft) => {
    const kept = JSON.parse(sessionStorage.getItem(draft) ?? '')
    const openedAt = new Date(Date.parse(kept.openedAt) - 60_000).toISOString()
    sessionStorage.setItem(draft, JSON.stringify({ ...kept, openedAt }))
  }, key)
}

describe('every form, with scripts', () => {
  it.each(formPages)('%s of %s keeps what was written, and arrives once', async (kind, edition, path) => {
    const { page, go, context, errors, address } = await regular(edition)
    const email = address(`${kind}.${edition}`)
    await go(path)
    await comeAlive(page, kind)
    const form = formOn(page)
    const good = goodValues(kind, edition, email)
    await typeInto(page, kind, good)
    await chooseGoodFiles(form, kind, edition)
    if (kind === 'book-a-demo') await chooseTwoDays(form)
    const files = ['photos', 'receipt', 'cv'].filter((each) => each in good)
    const names = [...Object.keys(good), ...(kind === 'book-a-demo' ? ['firstDate', 'secondDate'] : [])]
    for (const name of files) await expect.poll(() => written(form, [name])).not.toEqual({ [name]: [''] })
    const all = await written(form, names)
    expect(Object.values(all).every(([first]) => first)).toBe(true)

    await takeAMinute(page, kind, edition)
    await page.reload()
    await expect.poll(() => written(form, names)).toEqual(all)
    // Australia has every form; what leads away from one and back is the same in all editions.
    const isWhereAllAre = edition === 'en-au'
    if (isWhereAllAre) await throughAnotherPage(page, edition)
    // The browser itself may have kept what was written, before the code is there that sends it.
    await comeAlive(page, kind)
    await expect.poll(() => written(form, names)).toEqual(all)
    // They are asked for anew, and when they come they move the button that is about to be pressed.
    if (kind === 'book-a-demo') await daysOn(form).nth(1).waitFor()
    await context.setOffline(true)
    await sendButton(form).click()
    await expect.poll(() => form.getByRole('alert').innerText()).toContain('Nothing you wrote is lost')
    expect(await written(form, names)).toEqual(all)
    await context.setOffline(false)

    await sendButton(form).dblclick()
    await page.getByText('Your reference number').waitFor({ timeout: 20_000 })
    const reference = await referenceOn(page)
    expect(reference).not.toBe('')
    if (isWhereAllAre) {
      await throughAnotherPage(page, edition)
      await page.reload()
      await comeAlive(page, kind)
      expect(await form.locator('[name=email]').inputValue()).toBe('')
    }
    const { fields, ...arrived } = await arrivedFrom(email)
    expect(arrived).toMatchObject({ references: [reference], acknowledgements: 1 })
    for (const name of files) expect(fields[0]?.[name]).toEqual(all[name])
    expect(errors).toEqual([])
  })
})
