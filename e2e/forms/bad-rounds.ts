import { allForms } from '../../src/domain/forms/all-forms.ts'
import { badTogether, badValues } from '../../src/domain/forms/bad-values.fake.ts'
import type { Field } from '../../src/domain/forms/field.ts'
import type { FormContext, Problem } from '../../src/domain/forms/form-definition.ts'
import type { FormKind } from '../../src/domain/forms/form-kind.ts'
import { parseForm } from '../../src/domain/forms/parse-form.ts'
import { isDay } from '../../src/domain/words/calendar.ts'
import { type FileRound, fileRounds } from './bad-files.ts'

export type Texts = Readonly<Record<string, string>>

/** A form as it is when somebody tries to send it. */
export interface Round {
  texts: Texts
  files: ReadonlyMap<string, FileRound>
  /** What the form has to say of it, in the order of the fields. */
  problems: readonly Problem[]
}

/** Of a list only what is on it can be chosen, and of a calendar a day. */
const canBeTyped = ({ kind }: Field, text: string): boolean =>
  text === '' || (kind === 'day' ? isDay(text) : !['choice', 'yes-no', 'file'].includes(kind))

const textRounds = (kind: FormKind, context: FormContext, good: Texts): Texts[] => {
  const fields = allForms[kind].fields(context)
  const bad = fields.map((field) => badValues(field, context).filter((text) => canBeTyped(field, text)))
  const rounds = Array.from({ length: Math.max(...bad.map(({ length }) => length)) }, (_, round) =>
    Object.fromEntries(fields.map(({ name }, at) => [name, bad[at]?.[round] ?? good[name] ?? ''])),
  )
  const together = badTogether(kind, context).map(([, changes]) => changes)
  return together.length === 0 ? rounds : [...rounds, Object.assign({}, good, ...together)]
}

const problemsOf = (kind: FormKind, context: FormContext, texts: Texts, files: Round['files']): Problem[] => {
  const parsed = parseForm(allForms[kind], texts, context)
  return allForms[kind].fields(context).flatMap(({ name: field }) => {
    const ofText = parsed.ok ? '' : parsed.problems.find((each) => each.field === field)?.message
    const message = files.get(field)?.problem ?? ofText
    return message ? [{ field, message }] : []
  })
}

/** In each round every field takes its next bad value; those that have had all of theirs are right. Last comes what is wrong together. */
export const badRounds = async (kind: FormKind, context: FormContext, good: Texts): Promise<Round[]> => {
  const ofFiles = await Promise.all(
    allForms[kind]
      .fields(context)
      .flatMap((field) => (field.kind === 'file' ? [fileRounds(field).then((all) => [field.name, all] as const)] : [])),
  )
  return textRounds(kind, context, good).map((texts, round) => {
    const files = new Map(
      ofFiles.flatMap(([name, all]) => {
        const last = all.at(-1)
        const now = all[round] ?? (last && { ...last, choose: [] })
        return now === undefined ? [] : [[name, now] as const]
      }),
    )
    return { texts, files, problems: problemsOf(kind, context, texts, files) }
  })
}
