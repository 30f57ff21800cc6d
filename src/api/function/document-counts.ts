import {
  type DirectiveNode,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

export interface DocumentCounts {
  readonly aliases: number
  readonly directives: number
  readonly fragments: number
  readonly variables: number
  readonly repeats: number
  /** Questions about the schema itself; `__typename` is not one. */
  readonly introspections: number
}

/** What stands in a document, each thing once, however often fragments are used. Takes linear time, circles or not. */
export const countDocument = (document: DocumentNode): DocumentCounts => {
  const counts = { aliases: 0, directives: 0, fragments: 0, variables: 0, repeats: 0, introspections: 0 }
  const waiting: { set: SelectionSetNode; names: Set<string> }[] = []
  const later = (set: SelectionSetNode | undefined, names: Set<string>) => {
    if (set) waiting.push({ set, names })
  }
  const countName = (names: Set<string>, name: string) => {
    if (names.has(name)) counts.repeats += 1
    names.add(name)
  }
  const countDirectives = ({ directives }: { readonly directives?: readonly DirectiveNode[] | undefined }) => {
    counts.directives += directives?.length ?? 0
  }
  const countVariables = ({ variableDefinitions = [] }: OperationDefinitionNode) => {
    counts.variables += variableDefinitions.length
    variableDefinitions.forEach(countDirectives)
  }

  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) counts.fragments += 1
    else if (definition.kind === Kind.OPERATION_DEFINITION) countVariables(definition)
    else continue
    countDirectives(definition)
    later(definition.selectionSet, new Set())
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const selection of next.set.selections) {
      countDirectives(selection)
      if (selection.kind === Kind.FIELD) {
        if (selection.alias) counts.aliases += 1
        if (selection.name.value === '__schema' || selection.name.value === '__type') counts.introspections += 1
        countName(next.names, selection.alias?.value ?? selection.name.value)
        later(selection.selectionSet, new Set())
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) countName(next.names, `...${selection.name.value}`)
      // The fields of an inline fragment stand beside those around it.
      else later(selection.selectionSet, next.names)
    }
  }
  return counts
}
