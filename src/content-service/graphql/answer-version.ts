import { hash } from 'node:crypto'
import { type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql'
import type { Locale } from '../../domain/edition/edition-code.ts'
import type { Entry } from '../load/content.ts'
import type { ContentType } from '../model/field.ts'
import type { ContentView } from './content-view.ts'
import { linkedIds } from './entry-filter.ts'

/** The links that a selection follows from an entry. */
type Followed = readonly FollowedLink[]

interface FollowedLink {
  name: string
  /** A content type, or nothing for an asset. */
  to?: string
  /** What is asked of the linked; nothing where its id is enough. */
  inside?: Followed
}

/** The same as long as a selection from a published entry gives the same answer. */
export type AnswerVersion = (entry: Entry, selection: string, locale: Locale, view: ContentView) => string

/**
 * An answer holds what the entry says and what the entries and assets it links to say, as far as the selection goes:
 * their versions together are the version of the answer.
 */
export const createAnswerVersion = (model: readonly ContentType[]): AnswerVersion => {
  const types = new Map(model.map((type) => [type.id, type]))
  const known = new Map(model.map(({ id }) => [id, new Map<string, Followed>()]))
  const followedFrom = (type: string, selection: string): Followed => {
    const ofType = known.get(type)
    const followed = ofType?.get(selection) ?? followedBy(parseSelection(selection), type, types)
    ofType?.set(selection, followed)
    return followed
  }
  return (entry, selection, locale, view) => {
    const parts: string[] = []
    collect(entry, followedFrom(entry.type, selection), locale, view, parts)
    return hash('sha256', parts.join('|')).slice(0, 16)
  }
}

const collect = (entry: Entry, followed: Followed, locale: Locale, view: ContentView, parts: string[]): void => {
  parts.push(entry.version)
  for (const { name, to, inside } of followed) {
    for (const id of linkedIds(entry.fields[locale][name])) {
      const linked = to === undefined ? view.asset(id, false) : view.entry(id, false)
      // Unresolvable links are null in the answer: that they are is part of it.
      if (linked === undefined || ('type' in linked && linked.type !== to)) parts.push(`no ${id}`)
      else if (inside === undefined) parts.push(id)
      else if ('type' in linked) collect(linked, inside, locale, view, parts)
      else parts.push(linked.version)
    }
  }
}

const parseSelection = (selection: string): SelectionSetNode => {
  const [definition] = parse(`{ ${selection} }`, { noLocation: true }).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`"${selection}" selects nothing`)
  return definition.selectionSet
}

const fieldsOf = ({ selections }: SelectionSetNode): FieldNode[] =>
  selections.map((selection) => {
    if (selection.kind === Kind.FIELD) return selection
    throw new Error('A selection with fragments cannot be followed')
  })

const ownGroups = new Set(['sys', 'contentfulMetadata'])

const followedBy = (set: SelectionSetNode, type: string, types: ReadonlyMap<string, ContentType>): Followed =>
  fieldsOf(set).flatMap((node): FollowedLink[] => {
    const asked = node.name.value
    const name = asked.replace(/Collection$/, '')
    const field = types.get(type)?.fields[name]
    if (!node.selectionSet || ownGroups.has(asked)) return []
    if (!field) throw new Error(`${asked} of ${type} cannot be followed`)
    for (const argument of node.arguments ?? []) {
      if (argument.name.value !== 'limit') throw new Error(`${asked}(${argument.name.value}: …) cannot be followed`)
    }
    const to = field.kind === 'link' || field.kind === 'links' ? field.to : undefined
    const items = name === asked ? [node.selectionSet] : fieldsOf(node.selectionSet).flatMap(itemsOf)
    return items.map((item) => ({
      name,
      ...(to !== undefined && { to }),
      ...(!asksOnlyId(item) && { inside: to === undefined ? [] : followedBy(item, to, types) }),
    }))
  })

const itemsOf = ({ name, selectionSet }: FieldNode): SelectionSetNode[] =>
  name.value === 'items' && selectionSet ? [selectionSet] : []

const asksOnlyId = (set: SelectionSetNode): boolean =>
  fieldsOf(set).every(
    ({ name, selectionSet }) =>
      name.value === 'sys' &&
      selectionSet !== undefined &&
      fieldsOf(selectionSet).every((each) => each.name.value === 'id'),
  )
