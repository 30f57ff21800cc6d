import { describe, expect, it } from 'vitest'
import { editionCodes } from '../edition/edition-code.ts'
import { allForms } from './all-forms.ts'
import { badTogether, badValues } from './bad-values.fake.ts'
import type { FormContext } from './form-definition.ts'
import { type FormKind, formKinds } from './form-kind.ts'
import { fakeContext, goodSubmission } from './good-submissions.fake.ts'
import { parseForm } from './parse-form.ts'

const problemsWith = (kind: FormKind, changes: Record<string, string>, context: FormContext) => {
  const parsed = parseForm(allForms[kind], { ...goodSubmission(kind, context), ...changes }, context)
  return parsed.ok ? [] : parsed.problems
}

/** A sentence that says what to do, or what is the matter. */
const clear = expect.stringMatching(/^(?!.*(?:invalid|please))[A-Z\d“].{8,200}[^!][.?]$/is)

describe.each(formKinds)('the form %s', (kind) => {
  it.each(editionCodes)(
    'says what to do about every bad value of every field in %s, and about nothing else',
    (edition) => {
      const context = fakeContext(edition)
      for (const field of allForms[kind].fields(context)) {
        const { name } = field
        const bad = badValues(field, context)
        expect(bad, name).not.toEqual([])
        for (const text of bad)
          expect([name, text, problemsWith(kind, { [name]: text }, context)]).toEqual([
            name,
            text,
            [{ field: name, message: clear }],
          ])
      }
    },
  )
})

const together = formKinds.flatMap((kind) =>
  editionCodes.flatMap((edition) =>
    badTogether(kind, fakeContext(edition)).map(([field, changes]) => ({ kind, edition, field, changes })),
  ),
)

it.each(together)(
  'the form $kind says in $edition what is wrong together at the field to change: $field',
  ({ kind, edition, field, changes }) => {
    expect(problemsWith(kind, changes, fakeContext(edition))).toEqual([{ field, message: clear }])
  },
)
