import { allForms } from '../../src/domain/forms/all-forms.ts'
import { badTexts, type Texts } from '../../src/domain/forms/bad-texts.fake.ts'
import type { FormContext, Problem } from '../../src/domain/forms/form-definition.ts'
import type { FormKind } from '../../src/domain/forms/form-kind.ts'
import { parseForm } from '../../src/domain/forms/parse-form.ts'
import { type FileRound, fileRounds } from './bad-files.ts'

/** A form as it is when somebody tries to send it. */
export interface Round {
  texts: Texts
  files: ReadonlyMap<string, FileRound>
  /** What the form has to say of it, in the order of the fields. */
  problems: readonly Problem[]
}

const problemsOf = (kind: FormKind, context: FormContext, texts: Texts, files: Round['files']): Problem[] => {
  const parsed = parseForm(allForms[kind], texts, context)
  return allForms[kind].fields(context).flatMap(({ name: field }) => {
    const ofText = parsed.ok ? '' : parsed.problems.find((each) => each.field === field)?.message
    const message = files.get(field)?.problem ?? ofText
    return message ? [{ field, message }] : []
  })
}

/** Bad texts, and beside them bad files. */
export const badRounds = async (kind: FormKind, context: FormContext, good: Texts): Promise<Round[]> => {
  const ofFiles = await Promise.all(
    allForms[kind]
      .fields(context)
      .flatMap((field) => (field.kind === 'file' ? [fileRounds(field).then((all) => [field.name, all] as const)] : [])),
  )
  return badTexts(kind, context, good).map((texts, round) => {
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
