import * as v from 'valibot'
import type { Field } from '../model/field.ts'
import { describeValue, type Path } from './describe-value.ts'
import { issuePath, schemaReason } from './schema-reason.ts'

/** Something wrong with a value, and where inside it. */
export interface Finding {
  path: Path
  reason: string
}

/** The content service stores short text up to this length. */
const symbolLength = 256
const here = (reason: string | undefined): Finding[] => (reason === undefined ? [] : [{ path: [], reason }])

/** What is wrong with one value of a field. Inline entries are checked by their own type. */
export const checkValue = (field: Field, value: unknown): Finding[] => {
  switch (field.kind) {
    case 'symbol':
      return here(symbolReason(value, field.oneOf, field.pattern))
    case 'text':
      return here(textReason(value))
    case 'integer':
    case 'number':
      return here(numberReason(value, field))
    case 'boolean':
      return here(typeof value === 'boolean' ? undefined : `must be true or false, is ${describeValue(value)}`)
    case 'date':
      return here(dateReason(value))
    case 'location':
      return here(locationReason(value))
    case 'symbols':
      return checkList(value, (item) => symbolReason(item, field.oneOf, field.pattern))
    case 'json': {
      const issues = v.safeParse(field.schema, value).issues ?? []
      return issues.map((issue) => ({ path: issuePath(issue), reason: schemaReason(issue) }))
    }
    case 'link':
      return here(linkReason(value, `a ${field.to}`))
    case 'asset':
      return here(linkReason(value, 'an asset'))
    case 'links':
      return checkList(value, (item) => linkReason(item, `a ${field.to}`))
    case 'assets':
      return checkList(value, (item) => linkReason(item, 'an asset'))
  }
}

const checkList = (value: unknown, reasonOf: (item: unknown) => string | undefined): Finding[] => {
  if (!Array.isArray(value)) return here(`must be a list, is ${describeValue(value)}`)
  return value.flatMap((item, index) => {
    const reason = reasonOf(item)
    return reason === undefined ? [] : [{ path: [index], reason }]
  })
}

const textReason = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? 'must not be empty' : undefined
  const quotes = typeof value === 'number' || typeof value === 'boolean' ? ' (put it in quotes)' : ''
  return `must be text, is ${describeValue(value)}${quotes}`
}

const symbolReason = (value: unknown, oneOf?: readonly string[], pattern?: RegExp): string | undefined => {
  if (typeof value !== 'string' || value.trim() === '') return textReason(value)
  if (oneOf && !oneOf.includes(value)) return `must be one of ${oneOf.join(', ')}; is ${describeValue(value)}`
  if (pattern && !pattern.test(value))
    return `does not look right: ${describeValue(value)} must match ${pattern.source}`
  if (value.length > symbolLength) return `must be at most ${symbolLength} characters, has ${value.length}`
  return value.includes('\n') ? 'must be a single line' : undefined
}

const numberReason = (value: unknown, field: Extract<Field, { kind: 'integer' | 'number' }>): string | undefined => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return `must be a number, is ${describeValue(value)}`
  if (field.kind === 'integer' && !Number.isInteger(value)) return `must be a whole number, is ${value}`
  if (field.min !== undefined && value < field.min) return `must be at least ${field.min}, is ${value}`
  if (field.max !== undefined && value > field.max) return `must be at most ${field.max}, is ${value}`
  return undefined
}

const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/

export const dateReason = (value: unknown): string | undefined => {
  if (typeof value === 'string' && isoDate.test(value) && isRealDay(value)) return undefined
  return `must be a date such as 2026-07-01 or 2026-07-01T09:30:00Z, is ${describeValue(value)}`
}

/** `Date` turns 31 June into 1 July; a day is real if it survives the round trip. */
const isRealDay = (value: string): boolean => {
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`)
  return (
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(value.slice(0, 10)) &&
    !Number.isNaN(new Date(value).getTime())
  )
}

const locationSchema = v.strictObject({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})

const locationReason = (value: unknown): string | undefined =>
  v.is(locationSchema, value) ? undefined : `must be { lat: -90 to 90, lon: -180 to 180 }, is ${describeValue(value)}`

const linkReason = (value: unknown, what: string): string | undefined =>
  typeof value === 'string' && value !== '' ? undefined : `must be the id of ${what}, is ${describeValue(value)}`
