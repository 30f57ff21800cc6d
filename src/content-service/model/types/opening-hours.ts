import * as v from 'valibot'
import type { Field } from '../field.ts'

const closesLater = (span: string): boolean => {
  const [from = '', to = ''] = span.split('-')
  return from < to
}

/** From and to of an open day. */
export const spanOfDay = v.pipe(
  v.string(),
  v.regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/),
  v.check(closesLater, 'must close later than it opens'),
)

/** From and to of each open day; a day that is not named is closed. */
export const week = v.record(v.picklist(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']), spanOfDay)

export const openingHours: Field = { kind: 'json', required: true, schema: week }
