import { formatDay } from '../calendar/day-format.ts'
import { localeOf } from '../edition/edition-code.ts'
import { formatFigure } from '../numbers/figure-format.ts'
import { printPhone } from './checks/phone-number.ts'
import type { Field, FieldValue, FormValue } from './field.ts'
import { fileInWords, type SentFile } from './file-words.ts'
import type { FormContext, FormDefinition } from './form-definition.ts'

export interface SubmissionLine {
  /** Name of the field. */
  field: string
  label: string
  value: string
}

/** The files that came with it, by their ids. */
export type SentFiles = ReadonlyMap<string, SentFile>

const figure = (value: number, { edition }: FormContext, unit: string, decimals: number): string =>
  `${formatFigure(value, localeOf(edition), decimals)}${unit === '' ? '' : `\u00a0${unit}`}`

const textInWords = (value: string, field: Field, { edition }: FormContext): string => {
  if (field.kind === 'day') return formatDay(value)
  if (field.kind === 'phone') return printPhone(value, edition)
  // What was on offer when it was sent may not be any more.
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? value
  return field.kind === 'text' && field.print !== undefined ? field.print(value) : value
}

/** Each on a line of its own; as a number where they are not known. */
const filesInWords = (ids: readonly string[], { edition }: FormContext, files: SentFiles): string => {
  const known = ids.flatMap((id) => files.get(id) ?? [])
  if (known.length === ids.length) return known.map((file) => fileInWords(file, localeOf(edition))).join('\n')
  return ids.length === 1 ? '1 file' : `${ids.length} files`
}

const inWords = (value: FieldValue, field: Field, context: FormContext, files: SentFiles): string => {
  if (typeof value === 'string') return textInWords(value, field, context)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number')
    return field.kind === 'number' ? figure(value, context, field.quantity.unit, field.decimals) : `${value}`
  return filesInWords(value, context, files)
}

/** What somebody sent, as a person reads it: in the order of the fields, without those left empty. */
export const submissionLines = (
  form: FormDefinition,
  value: FormValue,
  context: FormContext,
  files: SentFiles = new Map(),
): SubmissionLine[] =>
  form.fields(context).flatMap((field) => {
    const answer = Object.hasOwn(value, field.name) ? value[field.name] : undefined
    return answer === undefined
      ? []
      : [{ field: field.name, label: field.label, value: inWords(answer, field, context, files) }]
  })
