import {
  type DirectiveNode,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { isAboutSchema } from './about-schema.ts'

export interface DocumentCounts {
  readonly aliases: number
  readonly directives: number
  readonly fragments: number
  readonly variables: number
  /** Questions about the schema itself; `__typename` is not one. */
  readonly introspections: number
}

/** What stands in a document, each thing once, however often fragments are used. Takes linear time, circles or not. */
export const countDocument = (document: DocumentNode): DocumentCounts => {
  const counts = { aliases: 0, directives: 0, fragments: 0, variables: 0, introspections: 0 }
  const waiting: SelectionSetNode[] = []
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
    waiting.push(definition.selectionSet)
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const selection of next.selections) {
      countDirectives(selection)
      if (selection.kind === Kind.FRAGMENT_SPREAD) continue
      if (selection.selectionSet) waiting.push(selection.selectionSet)
      if (selection.kind === Kind.INLINE_FRAGMENT) continue
      if (selection.alias) counts.aliases += 1
      if (isAboutSchema(selection.name.value)) counts.introspections += 1
    }
  }
  return counts
}
