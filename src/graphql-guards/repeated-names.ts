import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql'
import type { Fragments } from './fragments.ts'

/**
 * How often selections name a field or fragment again, fragments followed; counting ends soon after `enough`. Validation
 * compares all fields of one name with each other and with what is below them, which is how short documents take long.
 */
export const repeatedNames = (document: DocumentNode, fragments: Fragments, enough: number): number => {
  let repeats = 0
  const waiting: SelectionSetNode[] = []

  const read = ({ selections }: SelectionSetNode, names: Set<string>, below: SelectionSetNode[]) => {
    for (const selection of selections) {
      if (repeats > enough) return
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        read(selection.selectionSet, names, below)
        continue
      }
      const isField = selection.kind === Kind.FIELD
      const name = isField ? (selection.alias ?? selection.name).value : `...${selection.name.value}`
      if (isField && selection.selectionSet) below.push(selection.selectionSet)
      if (names.has(name)) repeats += 1
      else if (!isField) {
        names.add(name)
        const fragment = fragments.get(selection.name.value)
        // What is below its fields is read where the fragment stands.
        if (fragment) read(fragment.selectionSet, names, [])
      } else names.add(name)
    }
  }

  for (const definition of document.definitions) if ('selectionSet' in definition) waiting.push(definition.selectionSet)
  for (let next = waiting.pop(); next && repeats <= enough; next = waiting.pop()) read(next, new Set(), waiting)
  return repeats
}
