import { GraphQLEnumType } from 'graphql'
import { timeOf } from '../load/date-time.ts'
import type { ContentType } from '../model/field.ts'
import { type Published, publishedVersion } from './filter.ts'
import type { Place } from './query-context.ts'

/** The value behind `slug_ASC`. */
export interface Order<Item> {
  read: (item: Item, place: Place) => unknown
  direction: 1 | -1
}

const sysReaders: Record<string, (item: Published) => unknown> = {
  sys_id: ({ id }) => id,
  sys_publishedAt: ({ publishedAt }) => publishedAt,
  sys_firstPublishedAt: ({ publishedAt }) => publishedAt,
  sys_publishedVersion: () => publishedVersion,
}

export const createOrderEnum = <Item extends Published>(
  name: string,
  readers: Record<string, Order<Item>['read']>,
): GraphQLEnumType => {
  const values: Record<string, { value: Order<Item> }> = {}
  for (const [field, read] of Object.entries({ ...readers, ...sysReaders })) {
    values[`${field}_ASC`] = { value: { read, direction: 1 } }
    values[`${field}_DESC`] = { value: { read, direction: -1 } }
  }
  return new GraphQLEnumType({ name, values })
}

/** Fields by which entries can be sorted, each with how to read it. Long text, lists and links cannot. */
export const sortableFields = ({ fields }: ContentType): Record<string, (value: unknown) => unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      if (kind === 'date') return [[name, (value: unknown) => (typeof value === 'string' ? timeOf(value) : value)]]
      if (kind === 'symbol' || kind === 'integer' || kind === 'number' || kind === 'boolean') {
        return [[name, (value: unknown) => value]]
      }
      return []
    }),
  )

/** Sorts without moving equals; entries without the value come last either way. */
export const sortBy = <Item>(items: readonly Item[], orders: readonly Order<Item>[], place: Place): Item[] =>
  items.toSorted((a, b) => {
    for (const { read, direction } of orders) {
      const result = compareValues(read(a, place), read(b, place), direction)
      if (result !== 0) return result
    }
    return 0
  })

const compareValues = (a: unknown, b: unknown, direction: 1 | -1): number => {
  const aMissing = a === undefined || a === null
  const bMissing = b === undefined || b === null
  if (aMissing || bMissing) return Number(aMissing) - Number(bMissing)
  if (a === b) return 0
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -direction : direction
  return (Number(a) - Number(b)) * direction
}
