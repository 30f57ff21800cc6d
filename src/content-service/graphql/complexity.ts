import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { limitFrom } from './collection.ts'

export const maximumCost = 11_000

export type Variables = Readonly<Record<string, unknown>>

/** The most entries and assets that a query could fetch, by the limits it asks for and not by what there is. */
export const complexityOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number => {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const limits = (field: FieldNode) => limitFrom(limitArgument(field, operation, variables))

  /** Fields that answer under the same name are one field, however often fragments repeat them. */
  const collect = (
    type: GraphQLNamedType | undefined,
    sets: readonly SelectionSetNode[],
    found: Map<string, { field: GraphQLField<unknown, unknown>; nodes: FieldNode[] }>,
  ) => {
    for (const { selections } of sets) {
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) {
          const field = fieldOf(type, selection.name.value)
          const key = `${type?.name} ${selection.alias?.value ?? selection.name.value}`
          const known = found.get(key)
          if (known) known.nodes.push(selection)
          else if (field) found.set(key, { field, nodes: [selection] })
          continue
        }
        const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
        if (!fragment) continue
        const narrowed = fragment.typeCondition ? schema.getType(fragment.typeCondition.name.value) : type
        collect(narrowed, [fragment.selectionSet], found)
      }
    }
    return found
  }

  const cost = (type: GraphQLNamedType | undefined, sets: readonly SelectionSetNode[], parents: number): number => {
    let total = 0
    for (const { field, nodes } of collect(type, sets, new Map()).values()) {
      const [node] = nodes
      const kind = field.extensions.cost
      const fetched = kind === 'collection' && node ? parents * limits(node) : parents
      if (kind) total += fetched
      const inner = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []))
      if (inner.length > 0) total += cost(getNamedType(field.type), inner, fetched)
    }
    return total
  }
  return cost(schema.getQueryType() ?? undefined, [operation.selectionSet], 1)
}

const fieldOf = (type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined

const limitArgument = (
  field: FieldNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number | undefined => {
  const value = field.arguments?.find(({ name }) => name.value === 'limit')?.value
  if (value?.kind === Kind.INT) return Number(value.value)
  if (value?.kind !== Kind.VARIABLE) return undefined
  const given = variables[value.name.value]
  if (typeof given === 'number') return given
  const definition = operation.variableDefinitions?.find(({ variable }) => variable.name.value === value.name.value)
  return definition?.defaultValue?.kind === Kind.INT ? Number(definition.defaultValue.value) : undefined
}
