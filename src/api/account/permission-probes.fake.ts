import type { GraphQLArgument, GraphQLField, GraphQLInputType } from 'graphql'
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { siteSchema } from '../graphql-fields/site-schema.ts'

/** What an operation is asked with: names of things first, then whatever fits. */
export type ValueFor = (argument: string) => unknown

const fitting = (type: GraphQLInputType, name: string, given: ValueFor): unknown => {
  if (isNonNullType(type)) return fitting(type.ofType, name, given)
  if (isListType(type)) return [fitting(type.ofType, name, given)]
  const chosen = given(name)
  if (chosen !== undefined) return chosen
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, fitting(field.type, field.name, given)]),
    )
  const named = getNamedType(type).name
  if (named === 'Int' || named === 'Float') return 1
  return named === 'Boolean' ? true : 'x'
}

/** Everything of an answer but what has to be asked for with arguments, some levels down. */
const selection = (field: GraphQLField<unknown, unknown>, depth = 0): string => {
  const type = getNamedType(field.type)
  if (isLeafType(type)) return field.name
  if (!isObjectType(type) || depth > 4) return ''
  const parts = Object.values(type.getFields())
    .map((each) => selection(each, depth + 1))
    .filter((part) => part !== '')
  return parts.length === 0 ? '' : `${field.name} { ${parts.join(' ')} }`
}

export interface Operation {
  readonly name: string
  readonly query: string
  variables(given: ValueFor): Record<string, unknown>
}

const operationOf = (kind: 'Query' | 'Mutation', field: GraphQLField<unknown, unknown>): Operation => {
  const isAsked = ({ type, name }: GraphQLArgument) => isNonNullType(type) || ['id', 'after', 'photos'].includes(name)
  const asked = field.args.filter(isAsked)
  const declared = asked.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const used = asked.map(({ name }) => `${name}: $${name}`).join(', ')
  const inner = selection(field).replace(field.name, '')
  const [head, call] = asked.length === 0 ? ['', ''] : [`(${declared})`, `(${used})`]
  return {
    name: `${kind}.${field.name}`,
    query: `${kind.toLowerCase()} Probe${head} { ${field.name}${call}${inner} }`,
    variables: (given) => Object.fromEntries(asked.map(({ name, type }) => [name, fitting(type, name, given)])),
  }
}

/** Every operation of the function, asking for all that it can tell. */
export const allOperations = (): Operation[] => [
  ...Object.values(siteSchema.getQueryType()?.getFields() ?? {}).map((field) => operationOf('Query', field)),
  ...Object.values(siteSchema.getMutationType()?.getFields() ?? {}).map((field) => operationOf('Mutation', field)),
]
