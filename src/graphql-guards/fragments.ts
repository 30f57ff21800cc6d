import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  )

const spreadsIn = ({ selections }: SelectionSetNode): string[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [selection.name.value]
    return selection.selectionSet ? spreadsIn(selection.selectionSet) : []
  })

/** Whether a fragment comes back to itself. Whatever follows fragments must know first that there is an end. */
export const hasCircle = (fragments: Fragments): boolean => {
  const state = new Map<string, 'entered' | 'left'>()
  const circles = (name: string): boolean => {
    const known = state.get(name)
    const fragment = fragments.get(name)
    if (known || !fragment) return known === 'entered'
    state.set(name, 'entered')
    const found = spreadsIn(fragment.selectionSet).some(circles)
    state.set(name, 'left')
    return found
  }
  return [...fragments.keys()].some(circles)
}
