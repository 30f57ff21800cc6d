import * as v from 'valibot'
import type { Field, FieldValue, FormValue } from './field.ts'
import type { FormContext, FormParts } from './form-definition.ts'
import { readField } from './read-field.ts'

const fieldSchema = (field: Field, context: FormContext) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, FieldValue | undefined>(({ dataset, addIssue, NEVER }) => {
      const reading = readField(dataset.value, field, context)
      if (reading.ok) return reading.value
      addIssue({ message: reading.message })
      return NEVER
    }),
  )

/** The first part of an issue's path: the name of a field. */
export const fieldOf = ({ path }: v.BaseIssue<unknown>): string => String(path?.[0]?.key ?? '')

const isAnswer = (value: unknown): value is FieldValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || Array.isArray(value)

/** What was answered, but for the fields that are wrong by themselves. */
export const answersIn = (output: unknown, wrong: ReadonlySet<string> = new Set()): FormValue =>
  Object.fromEntries(
    Object.entries(output ?? {}).filter(
      (entry): entry is [string, FieldValue] => isAnswer(entry[1]) && !wrong.has(entry[0]),
    ),
  )

/** The schema of a form in an edition on a day: each field by itself, then those that are right together. */
export const formSchema = ({ fields, rules }: FormParts, context: FormContext) =>
  v.pipe(
    v.object(Object.fromEntries(fields(context).map((field) => [field.name, fieldSchema(field, context)]))),
    v.rawCheck(({ dataset, addIssue }) => {
      const wrong = new Set(dataset.issues?.map(fieldOf))
      const value = answersIn(dataset.value, wrong)
      for (const { field, message } of rules.flatMap((rule) => rule(value, context)))
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: value, key: field, value: value[field] }],
        })
    }),
  )
