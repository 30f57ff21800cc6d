import type { Field } from './field.ts'
import type { FormContext, FormDefinition } from './form-definition.ts'

/** Kinds of which the answer is ours, a day, a figure, or yes or no: nothing that was written freely can be in it. */
const chosen: ReadonlySet<Field['kind']> = new Set(['choice', 'day', 'number', 'yes-no'])

/** Names of the fields whose answers may be repeated to anybody. */
export const chosenFields = (form: FormDefinition, context: FormContext): string[] =>
  form
    .fields(context)
    .filter(({ kind }) => chosen.has(kind))
    .map(({ name }) => name)
