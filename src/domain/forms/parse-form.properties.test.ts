import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/calendar.ts'
import { editionCodes } from '../edition/edition-code.ts'
import { allForms } from './all-forms.ts'
import type { Field, FieldValue, FormValue } from './field.ts'
import type { Problem } from './form-definition.ts'
import { formKinds } from './form-kind.ts'
import { fakeContext, fakeUploadId, goodSubmission } from './good-submissions.fake.ts'
import { parseForm } from './parse-form.ts'
import { uploadLimits } from './upload-limits.ts'

const today = '2026-11-15'

/** Every rule once more, said in another way. */
const keepsTo = (field: Field, value: FieldValue): boolean => {
  switch (field.kind) {
    case 'yes-no':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number' && value >= field.quantity.least && value <= field.quantity.most
    case 'file':
      return (
        Array.isArray(value) &&
        value.length >= 1 &&
        value.length <= uploadLimits[field.purpose].most &&
        value.every((id) => /^[A-Za-z0-9_-]{26,40}$/.test(id))
      )
    default:
      break
  }
  if (typeof value !== 'string' || value === '' || value !== value.trim()) return false
  if (field.kind === 'choice') return field.options.map((option) => option.value).includes(value)
  if (field.kind === 'day') return value >= field.earliest && value <= field.latest && addDays(value, 0) === value
  if (field.kind === 'long-text') return value.length <= field.maxLength && !/(?!\n)\p{Cc}/u.test(value)
  if (/[\p{Cc}\p{Cs}\u2028\u2029\u202e]/u.test(value)) return false
  if (field.kind === 'email') return /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(value) && value.length <= 254
  if (field.kind === 'phone') return /^\+?\d{6,15}$/.test(value)
  // A website is kept with more than was typed.
  return value.length <= field.maxLength + (field.name === 'website' ? 100 : 0)
}

/** The same for what fields say together. */
const agrees = ({
  firstDate,
  secondDate,
  purchaseDate,
  installationDate,
  serialNumber,
  dealer,
  dealerName,
}: FormValue) => {
  if (firstDate !== undefined && firstDate === secondDate) return false
  if (typeof purchaseDate !== 'string') return true
  if (typeof installationDate === 'string' && Date.parse(installationDate) < Date.parse(purchaseDate)) return false
  if (dealer === 'other' && dealerName === undefined) return false
  return new Date(purchaseDate).getFullYear() >= Number(`20${`${serialNumber}`.slice(2, 4)}`) - 1
}

const isSound = (fields: readonly Field[], value: FormValue): boolean =>
  agrees(value) &&
  Object.keys(value).every((name) => fields.some((field) => field.name === name)) &&
  fields.every((field) => {
    const answer = value[field.name]
    return answer === undefined ? !field.required : keepsTo(field, answer)
  })

/** There are some, each of a field of the form, one of a field, in the order of the fields. */
const areInOrder = (problems: readonly Problem[], fields: readonly Field[]): boolean => {
  const order = problems.map(({ field }) => fields.findIndex(({ name }) => name === field))
  return order.length > 0 && order.every((at, place) => at > (order[place - 1] ?? -1))
}

const intruders = ['isAdmin', 'status', '__proto__', 'constructor', 'id', 'toString']

const scrap = fc.constantFrom(
  '',
  ' ',
  'on',
  'maybe',
  '0',
  '-1',
  '7,4',
  '1e9',
  'NaN',
  '2026-02-30',
  today,
  addDays(today, 1),
  addDays(today, 60),
  addDays(today, 61),
  '0491 570 006',
  '+64 21 555 0123',
  'a@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'AU24-1234567-K',
  '51 824 753 556',
  '2018/904172/07',
  'NSW',
  '2232',
  '4383',
  'other',
  'example.com',
  'javascript:alert(1)',
  fakeUploadId(),
  [1, 2, 3, 4, 5, 6].map(fakeUploadId).join(','),
  'x'.repeat(101),
  'x'.repeat(4001),
  'ok\u0000\u202e\u2028then, ten characters',
)

const anything = fc.oneof(scrap, fc.string(), fc.string({ unit: 'binary', maxLength: 60 }))

describe.each(formKinds)('a thousand random %s forms', (kind) => {
  it.each(editionCodes)('in %s never throw, and never come through against the rules', (edition) => {
    const context = fakeContext(edition, today)
    const form = allForms[kind]
    const fields = form.fields(context)
    const good = goodSubmission(kind, context)
    const names = fc.constantFrom(...fields.map(({ name }) => name), ...intruders)
    // A few wrong fields in a good form reach further than wrong ones alone.
    const changes = fc.array(fc.tuple(names, anything), { maxLength: 4 })
    let taken = 0
    fc.assert(
      fc.property(fc.boolean(), changes, (startsWell, changed) => {
        const sent = Object.fromEntries([...(startsWell ? Object.entries(good) : []), ...changed])
        const parsed = parseForm(form, sent, context)
        if (parsed.ok) {
          taken += 1
          expect(isSound(fields, parsed.value)).toBe(true)
          expect(Object.getPrototypeOf(parsed.value)).toBe(Object.prototype)
        } else {
          expect(areInOrder(parsed.problems, fields)).toBe(true)
          expect(parsed.problems.some(({ message }) => /invalid|please|!$/i.test(message))).toBe(false)
        }
      }),
      { numRuns: 1000 },
    )
    expect(taken).toBeGreaterThan(50)
  })
})
