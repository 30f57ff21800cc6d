import * as v from 'valibot'
import type { FormValue } from './field.ts'
import type { FormContext, FormParts, Problem } from './form-definition.ts'
import { answersIn, fieldOf, formSchema } from './form-schema.ts'

/** A form as it was sent: whatever came under whatever names. */
export type SentForm = Readonly<Record<string, unknown>>

export type ParsedForm = { ok: true; value: FormValue } | { ok: false; problems: Problem[] }

const sentText = (sent: SentForm, name: string): string => {
  const text = Object.hasOwn(sent, name) ? sent[name] : ''
  return typeof text === 'string' ? text : ''
}

/** Reads a form the same way in the browser and on the server. Problems come in the order of the fields, one for each. */
export const parseForm = (form: FormParts, sent: SentForm, context: FormContext): ParsedForm => {
  const names = form.fields(context).map(({ name }) => name)
  const asked = Object.fromEntries(names.map((name) => [name, sentText(sent, name)]))
  const { success, output, issues = [] } = v.safeParse(formSchema(form, context), asked)
  if (success) return { ok: true, value: answersIn(output) }
  return {
    ok: false,
    problems: names.flatMap((field) => {
      const issue = issues.find((each) => fieldOf(each) === field)
      return issue === undefined ? [] : [{ field, message: issue.message }]
    }),
  }
}
