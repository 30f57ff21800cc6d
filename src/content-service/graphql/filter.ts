import {
  type GraphQLInputFieldConfig,
  GraphQLInputObjectType,
  GraphQLList,
  type GraphQLNullableInputType,
} from 'graphql'
import type { Operation } from './filter-operation.ts'
import { dateOperations, numberOperations, textOperations } from './filter-operations.ts'
import type { Place, QueryContext } from './query-context.ts'

export type Where = Readonly<Record<string, unknown>>
export type Test<Record> = (record: Record, place: Place, context: QueryContext) => boolean

/** One key of a filter input: what it takes, and the test it stands for. */
export interface FilterKey<Item> {
  input: GraphQLNullableInputType
  compile: (operand: unknown) => Test<Item>
}

export interface Filter<Item> {
  type: GraphQLInputObjectType
  compile: (where: Where) => Test<Item>
}

/** The keys that a field's operations give: `slug`, `slug_in`, `slug_contains` … */
export const fieldKeys = <Item>(
  name: string,
  operations: readonly Operation[],
  read: (item: Item, place: Place) => unknown,
): Record<string, FilterKey<Item>> =>
  Object.fromEntries(
    operations.map(({ suffix, input, prepare }) => [
      `${name}${suffix}`,
      {
        input,
        compile: (operand) => {
          const test = prepare(operand)
          return (item, place) => test(read(item, place))
        },
      },
    ]),
  )

/** A filter input of Contentful's shape: its keys must all hold, and `AND` and `OR` nest. */
export const createFilter = <Item>(name: string, keys: () => Record<string, FilterKey<Item>>): Filter<Item> => {
  let known: Record<string, FilterKey<Item>> | undefined
  const allKeys = () => {
    known ??= keys()
    return known
  }
  const type: GraphQLInputObjectType = new GraphQLInputObjectType({
    name,
    fields: () => {
      const fields: Record<string, GraphQLInputFieldConfig> = {
        AND: { type: new GraphQLList(type) },
        OR: { type: new GraphQLList(type) },
      }
      for (const [key, { input }] of Object.entries(allKeys())) fields[key] = { type: input }
      return fields
    },
  })
  const compile = (where: Where): Test<Item> => {
    const tests: Test<Item>[] = []
    for (const [key, operand] of Object.entries(where)) {
      if (operand === null || operand === undefined) continue
      if (key === 'AND' || key === 'OR') {
        const parts = branches(operand).map(compile)
        if (parts.length === 0) continue
        tests.push(
          key === 'AND'
            ? (...given) => parts.every((part) => part(...given))
            : (...given) => parts.some((part) => part(...given)),
        )
      } else {
        const test = allKeys()[key]?.compile(operand)
        if (test) tests.push(test)
      }
    }
    const [only] = tests
    return only && tests.length === 1 ? only : (...given) => tests.every((test) => test(...given))
  }
  return { type, compile }
}

const branches = (operand: unknown): Where[] => (Array.isArray(operand) ? operand.filter(isWhere) : [])

export const isWhere = (value: unknown): value is Where => typeof value === 'object' && value !== null

/** Files have no history: every entry is at its first version. */
export const publishedVersion = 1

export interface Published {
  id: string
  publishedAt: string
}

const sysFilter = createFilter<Published>('SysFilter', () => ({
  ...fieldKeys('id', textOperations, ({ id }) => id),
  ...fieldKeys('publishedAt', dateOperations, ({ publishedAt }) => publishedAt),
  ...fieldKeys('firstPublishedAt', dateOperations, ({ publishedAt }) => publishedAt),
  ...fieldKeys('publishedVersion', numberOperations, () => publishedVersion),
}))

export const sysKey: FilterKey<Published> = {
  input: sysFilter.type,
  compile: (operand) => sysFilter.compile(isWhere(operand) ? operand : {}),
}
