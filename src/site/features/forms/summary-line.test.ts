import { expect, it } from 'vitest'
import { registrationForm } from '../../../domain/forms/definitions/registration.ts'
import { fakeContext } from '../../../domain/forms/good-submissions.fake.ts'
import { parseForm } from '../../../domain/forms/parse-form.ts'
import { summaryLine } from './summary-line.ts'

const context = fakeContext('en-au')
const fields = registrationForm.fields(context)

it('names the field that a message is about', () => {
  expect(summaryLine({ field: 'suburb', message: 'Shorten it to 80 characters; it has 1 too many.' }, fields)).toBe(
    'Suburb or town: Shorten it to 80 characters; it has 1 too many.',
  )
})

it('adds nothing to what names its field, nor to what is about none', () => {
  expect(summaryLine({ field: 'name', message: 'Enter your name.' }, fields)).toBe('Enter your name.')
  expect(summaryLine({ field: 'elsewhere', message: 'Nothing can be sent today.' }, fields)).toBe(
    'Nothing can be sent today.',
  )
})

it('never says the same of two fields', () => {
  const long = Object.fromEntries(fields.map(({ name }) => [name, 'x'.repeat(300)]))
  for (const sent of [{}, long]) {
    const parsed = parseForm(registrationForm, sent, context)
    const lines = parsed.ok ? [] : parsed.problems.map((problem) => summaryLine(problem, fields))
    expect(lines.length).toBeGreaterThan(8)
    expect(new Set(lines).size).toBe(lines.length)
  }
})
