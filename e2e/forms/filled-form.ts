import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { receiptPdf } from '../../src/api/files/pdf.fake.ts'
import { phonePhoto } from '../../src/api/files/pictures.fake.ts'
import type { EditionCode } from '../../src/domain/edition/edition-code.ts'
import { allForms } from '../../src/domain/forms/all-forms.ts'
import { editionSettingsFile, formContext, readEditionSettings } from '../../src/domain/forms/edition-settings.ts'
import type { Field } from '../../src/domain/forms/field.ts'
import type { FormKind } from '../../src/domain/forms/form-kind.ts'
import { goodSubmission } from '../../src/domain/forms/good-submissions.fake.ts'
import { isFew } from '../../src/site/features/forms/option-runs.ts'
import { testSiteDirectory } from '../support/test-site-directory.ts'

export const contextOf = (edition: EditionCode) => {
  const json: unknown = JSON.parse(readFileSync(path.join(testSiteDirectory, editionSettingsFile(edition)), 'utf8'))
  return formContext(readEditionSettings(json), new Date())
}

/** Everywhere there is a form. */
export const formPages: [kind: FormKind, edition: EditionCode, path: string][] = (
  ['en-au', 'en-nz', 'en-za'] as const
).flatMap((edition) => {
  const pages: [FormKind, string][] = [
    ['contact', 'support/contact/'],
    ['book-a-demo', 'book-a-demo/'],
    ['become-a-dealer', 'support/become-a-dealer/'],
    ['registration', 'support/registration/'],
    ['repair', 'support/repairs-and-parts/'],
  ]
  const ofAustralia: [FormKind, string][] = [
    ['water-treatment-claim', 'water-treatment-claim/'],
    ['job-application', 'jobs/'],
  ]
  return [...pages, ...(edition === 'en-au' ? ofAustralia : [])].map(
    ([kind, page]): [FormKind, EditionCode, string] => [kind, edition, `/${edition}/${page}`],
  )
})

export const formOn = (page: Page): Locator => page.locator('form[data-form]')

export const fileFor = async (field: Field) =>
  field.name === 'photos'
    ? { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
    : { name: 'paper.pdf', mimeType: 'application/pdf', buffer: await receiptPdf() }

/** What somebody could send in this edition, but for the dates of a demo: they depend on the dealer. */
export const goodValues = (kind: FormKind, edition: EditionCode, email: string): Record<string, string> => {
  const { firstDate: _, secondDate: __, ...good } = goodSubmission(kind, contextOf(edition))
  return { ...good, email }
}

/** Fills a form in as a person does. */
export const fillIn = async (
  form: Locator,
  kind: FormKind,
  edition: EditionCode,
  values: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const field of allForms[kind].fields(contextOf(edition))) {
    const value = values[field.name] ?? ''
    const control = form.locator(`[name="${field.name}"]`)
    if (value === '') continue
    if (field.kind === 'file') await form.locator(`#${kind}-${field.name}`).setInputFiles(await fileFor(field))
    else if (field.kind === 'yes-no') await control.check()
    else if (field.kind === 'choice' && isFew(field))
      await form.locator(`[name="${field.name}"][value="${value}"]`).check()
    else if (field.kind === 'choice') await control.selectOption(value)
    else await control.fill(value)
  }
}

/** Chooses one file for each field that takes files. */
export const chooseGoodFiles = async (form: Locator, kind: FormKind, edition: EditionCode): Promise<void> => {
  for (const field of allForms[kind].fields(contextOf(edition)))
    if (field.kind === 'file') await form.locator(`#${kind}-${field.name}`).setInputFiles(await fileFor(field))
}

export const sendButton = (form: Locator): Locator => form.locator('button[type=submit]')

export const referenceOn = async (page: Page): Promise<string> => {
  const words = await page.getByText('Your reference number').locator('xpath=..').innerText()
  return /[A-Z]{2}-[A-Z]-\w{4}-\w{4}/.exec(words)?.[0] ?? ''
}
