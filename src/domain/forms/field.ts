import type { Quantity } from '../pool/quantity.ts'
import type { Reading } from './checks/reading.ts'
import type { DayLimits } from './checks/typed-day.ts'
import type { UploadPurpose } from './upload-limits.ts'

export interface Option {
  value: string
  label: string
  /** The heading it stands under in a long list. */
  group?: string
}

/** A required field says what to do when it is left empty. */
type Need = { required: true; ask: string } | { required: false }

type Named<Kind extends string> = Need & {
  kind: Kind
  name: string
  label: string
  hint?: string
  /** A token of HTML's autofill. */
  autocomplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url'
}

interface Length {
  maxLength: number
  minLength?: number
}

/** A text that is more than text: what it is kept as, and how what is kept is written. */
interface Meaning {
  read?: (text: string) => Reading
  print?: (kept: string) => string
}

export type TextField = Named<'text'> & Length & Meaning
export type EmailField = Named<'email'> & Length
export type PhoneField = Named<'phone'> & Length
export type LongTextField = Named<'long-text'> & Length
export type ChoiceField = Named<'choice'> & {
  options: readonly Option[]
  /** Of these, what can be meant after what was answered elsewhere. */
  among?: (answers: Readonly<Record<string, string>>) => readonly Option[]
}
export type DayField = Named<'day'> & DayLimits
export type NumberField = Named<'number'> & { quantity: Quantity; decimals: number }
export type YesNoField = Named<'yes-no'>
export type FileField = Named<'file'> & { purpose: UploadPurpose }

/** All that page, server and mail need to know of a field. */
export type Field =
  | TextField
  | EmailField
  | PhoneField
  | LongTextField
  | ChoiceField
  | DayField
  | NumberField
  | YesNoField
  | FileField

/** A text, a choice's value, a day; a figure; yes or no; the ids of uploads. */
export type FieldValue = string | number | boolean | readonly string[]

/** What a form says once it was read. What was left empty is not in it. */
export type FormValue = Readonly<Record<string, FieldValue>>

/** A text of a form, empty where there is none. */
export const textIn = (value: FormValue, name: string): string => {
  const found = Object.hasOwn(value, name) ? value[name] : undefined
  return typeof found === 'string' ? found : ''
}
