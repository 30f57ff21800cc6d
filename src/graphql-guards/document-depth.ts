import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql'
import { isAboutSchema } from './about-schema.ts'
import type { Fragments } from './fragments.ts'

/**
 * How many fields stand below one another, fragments followed (they must not form a circle). Questions about the schema
 * count as one: its own rules bound them, and production refuses them.
 */
export const depthOf = (document: DocumentNode, fragments: Fragments): number => {
  const known = new Map<string, number>()
  const depthOfFragment = (name: string): number => {
    const fragment = fragments.get(name)
    const depth = known.get(name) ?? (fragment ? depthOfSet(fragment.selectionSet) : 0)
    known.set(name, depth)
    return depth
  }
  const depthOfSet = ({ selections }: SelectionSetNode): number =>
    selections.reduce((deepest, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return Math.max(deepest, depthOfFragment(selection.name.value))
      if (selection.kind === Kind.INLINE_FRAGMENT) return Math.max(deepest, depthOfSet(selection.selectionSet))
      const inner =
        selection.selectionSet && !isAboutSchema(selection.name.value) ? depthOfSet(selection.selectionSet) : 0
      return Math.max(deepest, 1 + inner)
    }, 0)
  return document.definitions.reduce(
    (deepest, definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? Math.max(deepest, depthOfSet(definition.selectionSet)) : deepest,
    0,
  )
}
