import type { Problem } from '../../domain/forms/form-definition.ts'
import { formKinds } from '../../domain/forms/form-kind.ts'
import { builder } from './builder.ts'
import { enumOf } from './enum-of.ts'

export const formEnum = enumOf('Form', formKinds)

/** What was typed into a field. */
export const fieldInput = builder.inputType('FormFieldInput', {
  fields: (field) => ({
    name: field.string({ required: true }),
    value: field.string({ required: true }),
  }),
})

export const problemType = builder.objectRef<Problem>('FormProblem').implement({
  fields: (field) => ({ field: field.exposeString('field'), message: field.exposeString('message') }),
})

export const fieldsIn = (given: readonly { name: string; value: string }[]): Readonly<Record<string, string>> =>
  Object.fromEntries(given.map(({ name, value }) => [name, value]))
