import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { allForms } from '../../src/domain/forms/all-forms.ts'
import type { Field } from '../../src/domain/forms/field.ts'
import type { FormKind } from '../../src/domain/forms/form-kind.ts'
import { goodSubmission } from '../../src/domain/forms/good-submissions.fake.ts'
import { readField } from '../../src/domain/forms/read-field.ts'
import { summaryLine } from '../../src/site/features/forms/summary-line.ts'
import { phone } from '../site/open-site.ts'
import { chooseFiles } from './bad-files.ts'
import { badRounds, type Round } from './bad-rounds.ts'
import { contextOf, formOn, formPages, referenceOn, sendButton } from './filled-form.ts'
import { openForms } from './open-forms.ts'
import { comeAlive, type ShownForm, shownForm, typeInto } from './typed-form.ts'

const { regular, visitor } = openForms()

/** Forms on their way to the server, by either of the two ways. */
const sendings = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request) => {
    const isForm = request.url().endsWith('/forms') || request.postData()?.includes('submitForm')
    if (request.method() === 'POST' && isForm) sent.push(request.url())
  })
  return sent
}

/** As the browser has it: an email address without the blanks around it, and of files nothing. */
const held = ({ kind }: Field, text = ''): string => {
  if (kind === 'file') return ''
  return kind === 'email' ? text.trim() : text
}

const refusedForm = (kind: FormKind, fields: readonly Field[], { texts, files, problems }: Round): ShownForm => ({
  fields: fields.map((field) => {
    const { name, hint = '' } = field
    const message = problems.find((each) => each.field === name)?.message ?? files.get(name)?.told ?? ''
    return {
      name,
      value: held(field, texts[name]),
      files: [...(files.get(name)?.listed ?? [])],
      invalid: [`${message !== ''}`],
      problem: message,
      described: expect.arrayContaining([message, hint].filter(Boolean)),
    }
  }),
  summary: {
    heading: `${problems.length === 1 ? 'One thing' : `${problems.length} things`} to fix before this can be sent`,
    hasFocus: true,
    links: problems.map((problem) => ({
      text: summaryLine(problem, fields),
      href: `#${kind}-${problem.field}`,
      isDone: false,
      leadsTo: `${kind}-${problem.field}`,
      isInSight: true,
    })),
  },
})

describe('every bad value of every field', () => {
  it.each(formPages)('of %s of %s is answered at the field and above the form', async (kind, edition, path) => {
    // One edition on a phone.
    const { page, go, errors, address } = await regular(edition, edition === 'en-nz' ? phone : {})
    const context = contextOf(edition)
    const fields = allForms[kind].fields(context)
    const names = fields.map(({ name }) => name)
    const good = { ...goodSubmission(kind, context), email: address(`mended.${kind}.${edition}`) }
    const rounds = await badRounds(kind, context, good)
    const sent = sendings(page)
    await go(path)
    await comeAlive(page, kind)
    for (const round of rounds) {
      expect(round.problems).not.toEqual([])
      await typeInto(page, kind, round.texts)
      for (const [field, { choose }] of round.files) await chooseFiles(page, kind, field, choose)
      await sendButton(formOn(page)).press('Enter')
      expect(await shownForm(page, kind, names)).toEqual(refusedForm(kind, fields, round))
    }
    expect(sent).toEqual([])

    await typeInto(page, kind, good)
    for (const { told, listed } of rounds.at(-1)?.files.values() ?? [])
      if (told !== '')
        await formOn(page)
          .getByRole('button', { name: `Remove ${listed[0]?.split(' ')[0]}` })
          .click()
    const mended = await shownForm(page, kind, names)
    expect(mended.fields.map(({ name, invalid, problem }) => [name, ...invalid, problem])).toEqual(
      names.map((name) => [name, 'false', '']),
    )
    expect(mended.summary.links.filter(({ isDone }) => !isDone)).toEqual([])
    expect(errors).toEqual([])

    // It goes at last. One edition is enough, and which days of a demo are free is another matter.
    if (edition !== 'en-au' || kind === 'book-a-demo') return
    await sendButton(formOn(page)).press('Enter')
    expect(await referenceOn(page)).toMatch(/^AU-/)
    expect(sent).not.toEqual([])
  })
})

it('a date that is none is not called missing, and stays in its field', async () => {
  const { page, go } = await visitor()
  const context = contextOf('en-za')
  const field = allForms.registration.fields(context).find(({ name }) => name === 'purchaseDate')
  const reading = field && readField('2026-02-31', field, context)
  await go('/en-za/support/registration/')
  await comeAlive(page, 'registration')
  const day = page.locator('#registration-purchaseDate')
  const parts = await page.evaluate(() => new Intl.DateTimeFormat(navigator.language).formatToParts())
  const digits: Partial<Record<string, string>> = { day: '31', month: '02', year: '2026' }
  await day.focus()
  await page.keyboard.type(parts.map(({ type }) => digits[type] ?? '').join(''))
  await sendButton(formOn(page)).press('Enter')
  expect(await page.locator('#registration-purchaseDate-problem').innerText()).toBe(reading?.ok || reading?.message)
  const isHeld = () => day.evaluate((input: HTMLInputElement) => input.validity.badInput)
  expect(await isHeld()).toBe(true)
  expect(await formOn(page).getByRole('button', { name: /clear/i }).count()).toBe(0)
})
