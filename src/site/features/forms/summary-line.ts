import type { Field } from '../../../domain/forms/field.ts'
import type { Problem } from '../../../domain/forms/form-definition.ts'

/** Beside its field “shorten it” is clear; above the form a line names the field, unless it asks for it by name. */
export const summaryLine = ({ field: name, message }: Problem, fields: readonly Field[]): string => {
  const field = fields.find((each) => each.name === name)
  if (field === undefined || (field.required && message === field.ask)) return message
  return `${field.label}: ${message}`
}
