import type { Field } from '../../../domain/forms/field.ts'
import { prefillFrom } from './form-prefill.ts'

export interface Prefilled {
  /** What the address has filled in, as a person says it: "model: Dolphin S 300i". */
  said: readonly string[]
  /** Labels of fields for which it names something that is not to be had. */
  unknown: readonly string[]
}

const shown = (field: Field, text: string): string =>
  field.kind === 'choice' ? (field.options.find(({ value }) => value === text)?.label ?? text) : text

/** What an address says about the fields of a form. `names` says which field each of its parameters is for; what was typed before stays as it is. */
export const prefilled = (
  query: string,
  names: Readonly<Record<string, string>>,
  fields: readonly Field[],
  typed: Readonly<Record<string, string>> = {},
): Prefilled => {
  const asked = new URLSearchParams(query)
  const taken = prefillFrom(query, names, fields)
  const labelled = (name: string) => fields.find((field) => field.name === name)
  return {
    said: Object.entries(taken).flatMap(([name, text]) => {
      const field = labelled(name)
      return field === undefined || text === '' || Object.hasOwn(typed, name)
        ? []
        : [`${field.label.toLowerCase()}: ${shown(field, text)}`]
    }),
    unknown: Object.entries(names).flatMap(([parameter, name]) => {
      const label = labelled(name)?.label
      return asked.get(parameter) && label !== undefined && !taken[name] ? [label.toLowerCase()] : []
    }),
  }
}
