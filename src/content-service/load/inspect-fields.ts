import type { ContentType, Field } from '../model/field.ts'
import { checkValue, type Finding } from './check-value.ts'
import { describeValue, type Path } from './describe-value.ts'

/** A link as written, to be checked once every file has been read. */
export interface Reference {
  path: Path
  id: string
  /** A content type, or nothing for an asset. */
  to?: string
}

export interface Inspection {
  findings: Finding[]
  references: Reference[]
}

export interface InspectOptions {
  /** An overlay holds only what differs, so nothing is required of it; an empty field there clears the base's. */
  overlay: boolean
  typeOf: (id: string) => ContentType
}

/** Checks the fields of an entry, and of the entries written inside it. */
export const inspectFields = (
  type: ContentType,
  values: Readonly<Record<string, unknown>>,
  options: InspectOptions,
): Inspection => {
  const found: Inspection = { findings: [], references: [] }
  for (const name of Object.keys(values)) {
    if (Object.hasOwn(type.fields, name)) continue
    const meant = nearest(name, Object.keys(type.fields))
    const reason = `is not a field of ${type.id}${meant ? `; did you mean ${meant}?` : ''}`
    found.findings.push({ path: [name], reason })
  }
  for (const [name, field] of Object.entries(type.fields)) {
    const value = values[name]
    const given = Object.hasOwn(values, name)
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) {
      if (field.required && (given || !options.overlay)) found.findings.push({ path: [name], reason: 'is required' })
      if (value === null || value === undefined) continue
    }
    inspectValue(name, field, value, options, found)
  }
  return found
}

const inspectValue = (name: string, field: Field, value: unknown, options: InspectOptions, found: Inspection): void => {
  if (field.kind === 'links' && field.inline && Array.isArray(value)) {
    const type = options.typeOf(field.to)
    for (const [index, item] of value.entries()) {
      if (!isGroup(item)) {
        found.findings.push({ path: [name, index], reason: `must be a group of fields, is ${describeValue(item)}` })
        continue
      }
      const inner = inspectFields(type, item, { ...options, overlay: false })
      for (const finding of inner.findings) {
        found.findings.push({ ...finding, path: [name, index, ...finding.path] })
      }
      for (const reference of inner.references) {
        found.references.push({ ...reference, path: [name, index, ...reference.path] })
      }
    }
    return
  }
  const findings = checkValue(field, value)
  for (const finding of findings) found.findings.push({ ...finding, path: [name, ...finding.path] })
  if (findings.length === 0) found.references.push(...referencesIn(name, field, value))
}

const referencesIn = (name: string, field: Field, value: unknown): Reference[] => {
  const list = Array.isArray(value) ? value : []
  switch (field.kind) {
    case 'link':
      return [{ path: [name], id: String(value), to: field.to }]
    case 'asset':
      return [{ path: [name], id: String(value) }]
    case 'links':
      return list.map((id, index) => ({ path: [name, index], id: String(id), to: field.to }))
    case 'assets':
      return list.map((id, index) => ({ path: [name, index], id: String(id) }))
    default:
      return []
  }
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The known name that a misspelt one most likely stands for. */
const nearest = (name: string, known: readonly string[]): string | undefined => {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]|s$/g, '')
  return known.find((candidate) => plain(candidate) === plain(name))
}
