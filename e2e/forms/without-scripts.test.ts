import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { allForms } from '../../src/domain/forms/all-forms.ts'
import { badTexts, type Texts } from '../../src/domain/forms/bad-texts.fake.ts'
import type { Field } from '../../src/domain/forms/field.ts'
import type { Problem } from '../../src/domain/forms/form-definition.ts'
import type { FormKind } from '../../src/domain/forms/form-kind.ts'
import { parseForm } from '../../src/domain/forms/parse-form.ts'
import { asEnum } from '../../src/site/data/enum-words.ts'
import { askDemoDates } from '../../src/site/features/dealers/ask-demo-dates.ts'
import { summaryLine } from '../../src/site/features/forms/summary-line.ts'
import {
  chooseGoodFiles,
  contextOf,
  fillIn,
  formOn,
  formPages,
  goodValues,
  referenceOn,
  sendButton,
} from './filled-form.ts'
import { openForms } from './open-forms.ts'
import { shownForm, typeInto } from './typed-form.ts'

const { regular, arrivedFrom, site } = openForms()

const freeDays = async (edition: string, dealer: string): Promise<string[]> => {
  const { query, operationName, parse } = askDemoDates
  const answer = await fetch(`${site().origin}/.netlify/functions/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: '' },
    body: JSON.stringify({ operationName, query, variables: { edition: asEnum(edition), dealer } }),
  })
  const { data } = (await answer.json()) as { data: unknown }
  return parse(data).days
}

const post = async (page: Page) => {
  const answered = page.waitForEvent('domcontentloaded')
  await sendButton(formOn(page)).press('Enter')
  await answered
}

/** What stands in each field and beside it, and the list above the form. */
const refused = (fields: readonly Field[], texts: Texts, problems: readonly Problem[], kind: FormKind) => ({
  fields: fields.map(({ name, kind: of }) => ({
    name,
    value: of === 'email' ? texts[name]?.trim() : texts[name],
    problem: problems.find(({ field }) => field === name)?.message ?? '',
  })),
  links: problems.map((problem) => [summaryLine(problem, fields), `#${kind}-${problem.field}`]),
})

const shown = async (page: Page, kind: FormKind, names: readonly string[]) => {
  const { fields, summary } = await shownForm(page, kind, names, false)
  return {
    fields: fields.map(({ name, value, problem }) => ({ name, value, problem })),
    links: summary.links.map(({ text, href }) => [text, href]),
  }
}

describe('every form, without scripts', () => {
  it.each(formPages)(
    '%s of %s keeps bad values, says what to do about them, and arrives once when all is right',
    async (kind, edition, path) => {
      const { page, go, address } = await regular('without scripts', { javaScriptEnabled: false })
      const context = contextOf(edition)
      const fields = allForms[kind].fields(context).filter((field) => field.kind !== 'file')
      const names = fields.map(({ name }) => name)
      const email = address(`${kind}.${edition}`)
      const good = goodValues(kind, edition, email)
      if (kind === 'book-a-demo')
        [good.firstDate = '', good.secondDate = ''] = await freeDays(edition, good.dealer ?? '')
      await go(path)
      // The first of all bad values: the server’s answers to the others are read without a browser.
      const [texts = {}] = badTexts(kind, context, good)
      const typed = Object.fromEntries(names.map((name) => [name, texts[name] ?? '']))
      const parsed = parseForm(allForms[kind], typed, context)
      const problems = parsed.ok ? [] : parsed.problems
      expect(problems).not.toEqual([])
      await typeInto(page, kind, typed)
      await post(page)
      expect(await page.title()).toMatch(/^Not sent yet: /)
      expect(await shown(page, kind, names)).toEqual(refused(fields, typed, problems, kind))
      expect((await arrivedFrom(email)).references).toEqual([])

      const empty = Object.fromEntries(names.map((name) => [name, '']))
      await typeInto(page, kind, { ...empty, ...good, email: 'nobody@nowhere' })
      await chooseGoodFiles(formOn(page), kind, edition)
      await post(page)
      await page.getByText('One thing to fix before this can be sent').waitFor()
      // Files have arrived with the try before, and are kept.
      await formOn(page).locator('[name=email]').fill(email)
      await post(page)
      const reference = await referenceOn(page)
      expect(await page.title()).toMatch(/^Sent: /)
      await page.reload()
      expect(await referenceOn(page)).toBe(reference)
      expect(await arrivedFrom(email)).toMatchObject({ references: [reference], acknowledgements: 1 })
    },
  )
})

it.each(['en-au', 'en-nz', 'en-za'] as const)(
  'a message from %s that is sent by a double click, and once more after going back, is one',
  async (edition) => {
    const { page, go, address } = await regular('without scripts', { javaScriptEnabled: false })
    const email = address(`twice.${edition}`)
    const good = goodValues('contact', edition, email)
    await go(`/${edition}/support/contact/`)
    await fillIn(formOn(page), 'contact', edition, good)
    await sendButton(formOn(page)).dblclick()
    const reference = await referenceOn(page)
    await page.goBack()
    await fillIn(formOn(page), 'contact', edition, good)
    await post(page)
    expect(await referenceOn(page)).toBe(reference)
    expect(await arrivedFrom(email)).toMatchObject({ references: [reference], acknowledgements: 1 })
  },
)
