import {
  type GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLList,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql'
import type { Entry } from '../load/content.ts'
import { type CollectionArguments, ordersFrom, pageArguments, pageOf, placeArguments } from './collection.ts'
import type { LinkTarget } from './content-view.ts'
import { fetchesCollection } from './fetch-kind.ts'
import { sortBy } from './order.ts'
import { type Place, placeFrom, type QueryContext } from './query-context.ts'
import { localeFrom, type Scope } from './scope.ts'
import { typeName } from './type-name.ts'

/** What links are looked for, and as what those who have them are shown. */
interface Linked extends Place {
  target: LinkTarget
  /** The links of these count. */
  scopes: readonly Scope[]
}

/** A type of entries that can link here, with how its collection may be ordered, if it may. */
export interface LinkingType {
  id: string
  collection: GraphQLOutputType
  order?: GraphQLEnumType
}

export interface LinkedFromOptions<Item> {
  /** Of what is linked to: `Product`, `Asset`. */
  name: string
  linking: readonly LinkingType[]
  /** Of entries of any type. */
  entries: GraphQLOutputType
  targetOf: (item: Item) => LinkTarget
}

interface LinkedFromArguments {
  allowedLocales?: readonly (string | null)[] | null
}

export type LinkedFromField<Item> = GraphQLFieldConfig<Item, QueryContext, LinkedFromArguments>

/** Who links here: all entries, and those of each type that can. Links count in the locale of the query, or in those allowed. */
export const createLinkedFrom = <Item extends Place>(options: LinkedFromOptions<Item>): LinkedFromField<Item> => ({
  type: new GraphQLObjectType<Linked, QueryContext>({
    name: `${options.name}LinkingCollections`,
    fields: {
      entryCollection: linkingCollection({ collection: options.entries }),
      ...Object.fromEntries(options.linking.map((type) => [`${type.id}Collection`, linkingCollection(type)])),
    },
  }),
  args: { allowedLocales: { type: new GraphQLList(GraphQLString) } },
  resolve: (item, { allowedLocales }): Linked => {
    const { locale, fallback, preview } = item
    const allowed = (allowedLocales ?? []).map((each) => localeFrom(each, locale))
    const scopes = (allowed.length === 0 ? [locale] : allowed).map((each) => ({ locale: each, fallback }))
    return { target: options.targetOf(item), scopes, locale, fallback, preview }
  },
})

/** Counts as any collection does: `linkedFrom` itself fetches nothing. */
const linkingCollection = ({
  id,
  collection,
  order,
}: Omit<LinkingType, 'id'> & { id?: string }): GraphQLFieldConfig<Linked, QueryContext> => ({
  type: collection,
  args: { ...placeArguments, ...pageArguments, ...(order && { order: { type: new GraphQLList(order) } }) },
  extensions: fetchesCollection,
  resolve: ({ target, scopes, ...inherited }, args: CollectionArguments<Entry>, context) => {
    const place = placeFrom(args, inherited, context)
    const linking = context.view.linking({ target, scopes, ...(id !== undefined && { type: id }) }, place.preview)
    const orders = ordersFrom(args)
    const sorted = orders.length === 0 ? linking : sortBy(linking, orders, place)
    return pageOf(sorted, args, (entry) => ({ entry, ...place }))
  },
})

export const linkingOrderName = (name: string, linking: string): string =>
  `${name}LinkingCollections${typeName(linking)}CollectionOrder`
