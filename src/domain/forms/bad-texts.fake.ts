import { isDay } from '../calendar/calendar.ts'
import { allForms } from './all-forms.ts'
import { badTogether, badValues } from './bad-values.fake.ts'
import type { Field } from './field.ts'
import type { FormContext } from './form-definition.ts'
import type { FormKind } from './form-kind.ts'

export type Texts = Readonly<Record<string, string>>

/** Of a list only what is on it can be chosen, and of a calendar a day. */
const canBeTyped = ({ kind }: Field, text: string): boolean =>
  text === '' || (kind === 'day' ? isDay(text) : !['choice', 'yes-no', 'file'].includes(kind))

/**
 * What is typed into a form in one round after the other: in each every field takes its next bad value, and those that have had all of
 * theirs are right. Last comes what is wrong together.
 */
export const badTexts = (kind: FormKind, context: FormContext, good: Texts): Texts[] => {
  const fields = allForms[kind].fields(context)
  const bad = fields.map((field) => badValues(field, context).filter((text) => canBeTyped(field, text)))
  const rounds = Array.from({ length: Math.max(...bad.map(({ length }) => length)) }, (_, round) =>
    Object.fromEntries(fields.map(({ name }, at) => [name, bad[at]?.[round] ?? good[name] ?? ''])),
  )
  const together = badTogether(kind, context).map(([, changes]) => changes)
  return together.length === 0 ? rounds : [...rounds, Object.assign({}, good, ...together)]
}
