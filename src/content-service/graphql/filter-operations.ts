import { GraphQLBoolean, GraphQLFloat, GraphQLInt, GraphQLList, type GraphQLScalarType, GraphQLString } from 'graphql'
import { timeOf } from '../load/date-time.ts'
import type { Field } from '../model/field.ts'
import type { Operation } from './filter-operation.ts'
import { locationOperations } from './location-filter.ts'
import { DateTime } from './scalars.ts'

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

export const exists: Operation = {
  suffix: '_exists',
  input: GraphQLBoolean,
  prepare: (operand) => (value) => isMissing(value) !== operand,
}

type Key = (value: unknown) => unknown
const asIs: Key = (value) => value
const asTime: Key = (value) => (typeof value === 'string' ? timeOf(value) : value)
const listOf = (operand: unknown): unknown[] => (Array.isArray(operand) ? operand.filter((one) => one !== null) : [])

const equality = (input: GraphQLScalarType, key: Key): Operation[] => [
  { suffix: '', input, prepare: (operand) => (value) => key(value) === key(operand) },
  { suffix: '_not', input, prepare: (operand) => (value) => key(value) !== key(operand) },
]

/** An empty list matches nothing, and `_not_in` an empty list everything. */
const membership = (input: GraphQLScalarType, key: Key): Operation[] => {
  const member = (operand: unknown) => {
    const wanted = new Set(listOf(operand).map(key))
    return (value: unknown) => wanted.has(key(value))
  }
  return [
    { suffix: '_in', input: new GraphQLList(input), prepare: member },
    {
      suffix: '_not_in',
      input: new GraphQLList(input),
      prepare: (operand) => {
        const isMember = member(operand)
        return (value) => !isMember(value)
      },
    },
  ]
}

const comparison = (input: GraphQLScalarType, key: Key): Operation[] => {
  const compare = (suffix: string, holds: (value: number, operand: number) => boolean): Operation => ({
    suffix,
    input,
    prepare: (operand) => (value) => !isMissing(value) && holds(Number(key(value)), Number(key(operand))),
  })
  return [
    compare('_gt', (value, operand) => value > operand),
    compare('_gte', (value, operand) => value >= operand),
    compare('_lt', (value, operand) => value < operand),
    compare('_lte', (value, operand) => value <= operand),
  ]
}

/** Full text: every word must occur, in any case; shorter than two characters finds nothing. */
const fullText = (operand: unknown) => {
  const words = [...new Set(String(operand).toLowerCase().split(/\s+/).filter(Boolean))]
  const searchable = String(operand).trim().length >= 2
  return (value: unknown) => {
    if (!searchable || typeof value !== 'string') return false
    const text = value.toLowerCase()
    return words.every((word) => text.includes(word))
  }
}

const contains: Operation[] = [
  { suffix: '_contains', input: GraphQLString, prepare: fullText },
  {
    suffix: '_not_contains',
    input: GraphQLString,
    prepare: (operand) => {
      const found = fullText(operand)
      return (value) => !found(value)
    },
  },
]

export const textOperations: Operation[] = [
  ...equality(GraphQLString, asIs),
  exists,
  ...membership(GraphQLString, asIs),
  ...contains,
]
const ordered = (input: GraphQLScalarType, key: Key): Operation[] => [
  ...equality(input, key),
  exists,
  ...membership(input, key),
  ...comparison(input, key),
]
export const integerOperations = ordered(GraphQLInt, asIs)
export const numberOperations = ordered(GraphQLFloat, asIs)
export const dateOperations = ordered(DateTime, asTime)

const strings = new GraphQLList(GraphQLString)
/** What is wanted is read once and not for every entry: it can be a list of thousands. */
const wantedIn = (suffix: string, holds: (wanted: ReadonlySet<unknown>, found: unknown[]) => boolean): Operation => ({
  suffix,
  input: strings,
  prepare: (operand) => {
    const wanted = new Set(listOf(operand))
    return (value) => holds(wanted, listOf(value))
  },
})
const includesSome = (wanted: ReadonlySet<unknown>, found: unknown[]) => found.some((one) => wanted.has(one))
const listOperations: Operation[] = [
  exists,
  wantedIn(
    '_contains_all',
    (wanted, found) => wanted.size <= found.length && [...wanted].every((one) => found.includes(one)),
  ),
  wantedIn('_contains_some', includesSome),
  wantedIn('_contains_none', (wanted, found) => !includesSome(wanted, found)),
]

export const operationsOf = (field: Field): Operation[] => {
  switch (field.kind) {
    case 'symbol':
    case 'text':
      return textOperations
    case 'integer':
      return integerOperations
    case 'number':
      return numberOperations
    case 'boolean':
      return [...equality(GraphQLBoolean, asIs), exists]
    case 'date':
      return dateOperations
    case 'symbols':
      return listOperations
    case 'location':
      return [exists, ...locationOperations]
    case 'json':
    case 'link':
    case 'asset':
      return [exists]
    case 'links':
    case 'assets':
      return [{ ...exists, suffix: 'Collection_exists' }]
  }
}
