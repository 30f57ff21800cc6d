import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql'

/** Far deeper than any page needs; a guard against queries made to hurt. */
export const maximumDepth = 24

/** How deep a document nests, fragments followed. The document must be valid: fragments must not form a circle. */
export const depthOf = (document: DocumentNode): number => {
  const known = new Map<string, number>()
  const fragments = new Map<string, SelectionSetNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet)
  }
  const fragmentDepth = (name: string): number => {
    const set = fragments.get(name)
    const depth = known.get(name) ?? (set ? depthOfSet(set) : 0)
    known.set(name, depth)
    return depth
  }
  const depthOfSet = ({ selections }: SelectionSetNode): number =>
    Math.max(
      0,
      ...selections.map((selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return fragmentDepth(selection.name.value)
        if (selection.kind === Kind.INLINE_FRAGMENT) return depthOfSet(selection.selectionSet)
        return 1 + (selection.selectionSet ? depthOfSet(selection.selectionSet) : 0)
      }),
    )
  return Math.max(
    0,
    ...document.definitions.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? depthOfSet(definition.selectionSet) : 0,
    ),
  )
}
