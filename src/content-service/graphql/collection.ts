import {
  GraphQLBoolean,
  type GraphQLFieldConfigArgumentMap,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql'
import { contentError } from './content-error.ts'
import type { Where } from './filter.ts'
import type { Order } from './order.ts'
import type { PlaceArguments, QueryContext } from './query-context.ts'

const defaultLimit = 100
const maxLimit = 1000

export const scopeArguments: GraphQLFieldConfigArgumentMap = {
  locale: { type: GraphQLString },
  useFallbackLocale: {
    type: GraphQLBoolean,
    description: 'Whether the default locale speaks where the asked one says nothing',
  },
}

export const placeArguments: GraphQLFieldConfigArgumentMap = {
  ...scopeArguments,
  preview: { type: GraphQLBoolean },
}

export const pageArguments: GraphQLFieldConfigArgumentMap = {
  skip: { type: GraphQLInt, defaultValue: 0 },
  limit: { type: GraphQLInt, defaultValue: defaultLimit },
}

export interface CollectionArguments<Item> extends PlaceArguments {
  skip?: number | null
  limit?: number | null
  where?: Where | null
  order?: readonly (Order<Item> | null)[] | null
}

export interface Collection<Item> {
  items: readonly Item[]
  total: number
  skip: number
  limit: number
}

/** A collection type; `items` holds null where a link cannot be resolved. */
export const createCollectionType = (name: string, item: () => GraphQLOutputType) =>
  new GraphQLObjectType<Collection<unknown>, QueryContext>({
    name,
    fields: () => ({
      total: { type: new GraphQLNonNull(GraphQLInt) },
      skip: { type: new GraphQLNonNull(GraphQLInt) },
      limit: { type: new GraphQLNonNull(GraphQLInt) },
      items: { type: new GraphQLNonNull(new GraphQLList(item())) },
    }),
  })

/** The limit a query asks for; none and 0 mean the default. */
export const limitFrom = (limit: number | null | undefined): number => {
  if (limit === undefined || limit === null || limit === 0) return defaultLimit
  if (limit < 0 || limit > maxLimit) {
    throw contentError('INVALID_ARGUMENT', `The limit must be between 0 and ${maxLimit}, but it was ${limit}`)
  }
  return limit
}

export const pageOf = <Item, Shown>(
  all: readonly Item[],
  args: Pick<CollectionArguments<Item>, 'skip' | 'limit'>,
  show: (item: Item) => Shown,
): Collection<Shown> => {
  const limit = limitFrom(args.limit)
  const skip = args.skip ?? 0
  if (skip < 0) throw contentError('INVALID_ARGUMENT', `The skip must not be below 0, but it was ${skip}`)
  return { items: all.slice(skip, skip + limit).map(show), total: all.length, skip, limit }
}

export const ordersFrom = <Item>(args: CollectionArguments<Item>): Order<Item>[] =>
  (args.order ?? []).filter((order) => order !== null)
