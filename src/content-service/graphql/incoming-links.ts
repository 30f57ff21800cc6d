import { locales } from '../../domain/edition/locales.ts'
import type { Entry } from '../load/content.ts'
import type { ContentType, Field } from '../model/field.ts'
import type { LinkQuestion, LinkTarget } from './content-view.ts'
import { linkedIds } from './entry-filter.ts'
import { type Scope, valuesIn } from './scope.ts'

interface LinkField {
  name: string
  kind: LinkTarget['kind']
}

const kindOf = ({ kind }: Field): LinkTarget['kind'] | undefined => {
  if (kind === 'link' || kind === 'links') return 'entry'
  return kind === 'asset' || kind === 'assets' ? 'asset' : undefined
}

/** The types whose entries can link to something, given how a field says what it leads to. */
export const typesLinking = (model: readonly ContentType[], leadsThere: (field: Field) => boolean): ContentType[] =>
  model.filter(({ fields }) => Object.values(fields).some(leadsThere))

export type IncomingLinks = (question: LinkQuestion) => readonly Entry[]

/** The entries of a list that link to something, in the order of the list. */
export const createIncomingLinks = (entries: readonly Entry[], model: readonly ContentType[]): IncomingLinks => {
  const linkFields = new Map(
    model.map(({ id, fields }) => [
      id,
      Object.entries(fields).flatMap(([name, field]): LinkField[] => {
        const kind = kindOf(field)
        return kind === undefined ? [] : [{ name, kind }]
      }),
    ]),
  )
  const targetsIn = (entry: Entry, scope: Scope): string[] => {
    const values = valuesIn(entry, scope)
    return (linkFields.get(entry.type) ?? []).flatMap(({ name, kind }) =>
      linkedIds(values[name]).map((id) => keyOf({ kind, id })),
    )
  }
  /** By what they link to in some locale: few enough to be looked at one by one. */
  const candidates = new Map<string, Set<Entry>>()
  for (const entry of entries) {
    for (const locale of locales) {
      for (const target of targetsIn(entry, { locale, fallback: true })) {
        const known = candidates.get(target)
        if (known) known.add(entry)
        else candidates.set(target, new Set([entry]))
      }
    }
  }
  const answers = new Map<string, readonly Entry[]>()
  return ({ target, scopes, type }) => {
    const key = keyOf(target)
    // One query can ask the same thousands of times.
    const question = [
      key,
      type,
      ...new Set(scopes.map(({ locale, fallback }) => `${locale} ${fallback}`).toSorted()),
    ].join()
    const known = answers.get(question)
    if (known) return known
    const found = [...(candidates.get(key) ?? [])].filter(
      (entry) =>
        (type === undefined || entry.type === type) && scopes.some((scope) => targetsIn(entry, scope).includes(key)),
    )
    if (candidates.has(key)) answers.set(question, found)
    return found
  }
}

const keyOf = ({ kind, id }: LinkTarget): string => `${kind} ${id}`
