import * as v from 'valibot'
import type { Cents } from '../../domain/money/money.ts'

/** Eight digits, as Stripe has it: A$999,999.99. */
const largestAmount = 99_999_999

const isAmount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= largestAmount

export const amountSchema = v.custom<Cents>(isAmount, `must be whole cents, from 0 to ${largestAmount}`)

/** Stripe pays back no nothing either. */
export const refundAmountSchema = v.custom<Cents>(
  (value) => isAmount(value) && value !== 0,
  `must be whole cents, from 1 to ${largestAmount}`,
)

/** A database takes neither NUL nor half a character. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

export const textSchema = v.pipe(
  v.string('must be text'),
  v.maxLength(2000, 'is too long'),
  v.check(isStorable, 'has characters that are none'),
)

export const wordsSchema = v.pipe(
  textSchema,
  v.regex(/\S/, 'must not be empty'),
  v.maxLength(200, 'must be at most 200 characters'),
)

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

export const webAddressSchema = v.pipe(textSchema, v.check(isWebAddress, 'must be a web address'))

/** An ISO moment. */
export const momentSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
)
