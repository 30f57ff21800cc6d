import type { FieldNode, GraphQLArgument, GraphQLField, OperationDefinitionNode, ValueNode } from 'graphql'
import { Kind } from 'graphql'

export type Variables = Readonly<Record<string, unknown>>

const sizeArguments = ['first', 'limit']

/** How many entries a field is asked for by `first` or `limit`: as sent, else by the schema's default. */
export const askedSize = (
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  operation: OperationDefinitionNode,
  variables: Variables,
): number | undefined => {
  const argument = field.args.find(({ name }) => sizeArguments.includes(name))
  if (!argument) return undefined
  const given = node.arguments?.find(({ name }) => name.value === argument.name)?.value
  const size = numberIn(given, operation, variables) ?? usualSize(argument)
  return size === undefined ? undefined : Math.max(0, size)
}

const usualSize = (argument: GraphQLArgument): number | undefined => {
  const { literal, value = argument.defaultValue } = argument.default ?? {}
  if (literal?.kind === Kind.INT) return Number(literal.value)
  return typeof value === 'number' ? value : undefined
}

const numberIn = (
  value: ValueNode | undefined,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): number | undefined => {
  if (value?.kind === Kind.INT) return Number(value.value)
  if (value?.kind !== Kind.VARIABLE) return undefined
  const name = value.name.value
  const sent = Object.hasOwn(variables, name) ? variables[name] : undefined
  if (typeof sent === 'number') return sent
  const preset = variableDefinitions.find(({ variable }) => variable.name.value === name)?.defaultValue
  return preset?.kind === Kind.INT ? Number(preset.value) : undefined
}
