import {
  type FieldNode,
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
import type { Variables } from '../../graphql-guards/asked-size.ts'
import type { Fragments } from '../../graphql-guards/fragments.ts'
import { limitFrom } from './collection.ts'

export interface WeighedQuery {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  /** Without circles. */
  fragments: Fragments
  variables: Variables
}

interface Asked {
  field: GraphQLField<unknown, unknown>
  nodes: FieldNode[]
}

/**
 * The most entries and assets that a query could fetch, by the limits it asks for and not by what there is. Contentful calls it
 * complexity.
 */
export const countEntries = ({ schema, operation, fragments, variables }: WeighedQuery): number => {
  const limits = (field: FieldNode) => limitFrom(limitArgument(field, operation, variables))
  const known = new Map<string, number>()
  const numbers = new Map<SelectionSetNode, number>()
  const numberOf = (set: SelectionSetNode): number => {
    const number = numbers.get(set) ?? numbers.size
    numbers.set(set, number)
    return number
  }

  /** Fields that answer under the same name are one field, however often fragments repeat them. */
  const collect = (type: GraphQLNamedType | undefined, sets: readonly SelectionSetNode[]): Map<string, Asked> => {
    const found = new Map<string, Asked>()
    // A fragment adds nothing the second time, and following it each time takes forever where fragments double.
    const followed = new Set<string>()
    const read = (within: GraphQLNamedType | undefined, { selections }: SelectionSetNode): void => {
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) {
          const field = fieldOf(within, selection.name.value)
          const key = `${within?.name} ${selection.alias?.value ?? selection.name.value}`
          const already = found.get(key)
          if (already) already.nodes.push(selection)
          else if (field) found.set(key, { field, nodes: [selection] })
          continue
        }
        const isSpread = selection.kind === Kind.FRAGMENT_SPREAD
        if (isSpread && followed.has(selection.name.value)) continue
        if (isSpread) followed.add(selection.name.value)
        const fragment = isSpread ? fragments.get(selection.name.value) : selection
        if (!fragment) continue
        read(fragment.typeCondition ? schema.getType(fragment.typeCondition.name.value) : within, fragment.selectionSet)
      }
    }
    for (const set of sets) read(type, set)
    return found
  }

  /** For one parent: what many fetch is that many times as much, so that each selection is weighed once. */
  const countOfEach = (type: GraphQLNamedType | undefined, sets: readonly SelectionSetNode[]): number => {
    const key = `${type?.name} ${sets.map(numberOf)}`
    const weighed = known.get(key)
    if (weighed !== undefined) return weighed
    let total = 0
    for (const { field, nodes } of collect(type, sets).values()) {
      const [node] = nodes
      const kind = field.extensions.fetches
      const fetched = kind === 'collection' && node ? limits(node) : 1
      const inner = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []))
      if (kind) total += fetched
      if (inner.length > 0) total += fetched * countOfEach(getNamedType(field.type), inner)
    }
    known.set(key, total)
    return total
  }
  return countOfEach(schema.getQueryType() ?? undefined, [operation.selectionSet])
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
