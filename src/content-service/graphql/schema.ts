import {
  type GraphQLFieldConfig,
  GraphQLID,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql'
import type { Asset, Entry } from '../load/content.ts'
import type { ContentType } from '../model/field.ts'
import { AssetOrder, assetFilter, createAssetTypes } from './asset-type.ts'
import {
  type CollectionArguments,
  createCollectionType,
  ordersFrom,
  pageArguments,
  pageOf,
  placeArguments,
} from './collection.ts'
import { contentError } from './content-error.ts'
import { createEntryFilters, createEntryOrder, type EntryFilters } from './entry-filter.ts'
import { createEntryType, EntryCollectionType, type EntryTypes, entryIdOf, NodeInterface } from './entry-type.ts'
import { fetchesCollection, fetchesLink } from './fetch-kind.ts'
import { createFilter, type Filter, sysKey } from './filter.ts'
import { typesLinking } from './incoming-links.ts'
import { createLinkedFrom, linkingOrderName } from './linked-from.ts'
import { createOrderEnum, sortBy } from './order.ts'
import {
  type AssetItem,
  type EntryItem,
  type Place,
  type PlaceArguments,
  placeFrom,
  type QueryContext,
  rootPlace,
} from './query-context.ts'
import { typeName } from './type-name.ts'

type RootField = GraphQLFieldConfig<unknown, QueryContext>

/** The schema Contentful would generate from the same content model. */
export const createSchema = (model: readonly ContentType[]): GraphQLSchema => {
  const types = createEntryTypes(model)
  const fields: Record<string, RootField> = {
    asset: {
      type: types.assets.asset,
      args: { id: { type: new GraphQLNonNull(GraphQLString) }, ...placeArguments },
      extensions: fetchesLink,
      resolve: (_root, args: PlaceArguments & { id: string }, context) => {
        const place = placeFrom(args, rootPlace, context)
        const asset = context.view.asset(args.id, place.preview)
        return asset ? { asset, ...place } : unknownResource('Asset', args.id)
      },
    },
    assetCollection: rootCollection<Asset>(types.assets.collection, assetFilter, AssetOrder, {
      list: ({ preview }, { view }) => view.assets(preview),
      show: (asset, place) => ({ asset, ...place }),
    }),
    entryCollection: rootCollection<Entry>(
      EntryCollectionType,
      createFilter<Entry>('EntryFilter', () => ({ sys: sysKey })),
      createOrderEnum<Entry>('EntryOrder', {}),
      { list: ({ preview }, { view }) => view.entries(preview), show: (entry, place) => ({ entry, ...place }) },
    ),
    _node: {
      type: NodeInterface,
      args: { id: { type: new GraphQLNonNull(GraphQLID) }, ...placeArguments },
      extensions: fetchesLink,
      resolve: (_root, args: PlaceArguments & { id: string }, context) => {
        const place = placeFrom(args, rootPlace, context)
        const entry = context.view.entry(entryIdOf(args.id), place.preview)
        return entry ? { entry, ...place } : null
      },
    },
  }
  for (const type of model) {
    const name = typeName(type.id)
    fields[type.id] = singleEntry(type, types.objectOf(type.id))
    fields[`${type.id}Collection`] = rootCollection<Entry>(
      types.collectionOf(type.id),
      types.filtersOf(type.id).own,
      createEntryOrder(`${name}Order`, type),
      {
        list: ({ preview }, { view }) => view.entriesOfType(type.id, preview),
        show: (entry, place) => ({ entry, ...place }),
      },
    )
  }
  return new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) })
}

const createEntryTypes = (model: readonly ContentType[]): EntryTypes => {
  const lookUp = <Value>(known: ReadonlyMap<string, Value>, id: string): Value => {
    const value = known.get(id)
    if (value === undefined) throw new Error(`The content model has no type "${id}"`)
    return value
  }
  const contentTypes = new Map(model.map((type) => [type.id, type]))
  const filters = new Map<string, EntryFilters>()
  const objects = new Map<string, GraphQLObjectType<EntryItem, QueryContext>>()
  const collections = new Map<string, GraphQLObjectType>()
  const collectionOf = (id: string) => lookUp(collections, id)
  const types: EntryTypes = {
    typeOf: (id) => lookUp(contentTypes, id),
    filtersOf: (id) => lookUp(filters, id),
    objectOf: (id) => lookUp(objects, id),
    collectionOf,
    linkedFrom: ({ id }) => {
      const name = typeName(id)
      const linking = typesLinking(
        model,
        (field) => (field.kind === 'link' || field.kind === 'links') && field.to === id,
      )
      return createLinkedFrom<EntryItem>({
        name,
        entries: EntryCollectionType,
        linking: linking.map((type) => ({
          id: type.id,
          collection: collectionOf(type.id),
          order: createEntryOrder(linkingOrderName(name, type.id), type),
        })),
        targetOf: ({ entry }) => ({ kind: 'entry', id: entry.id }),
      })
    },
    assets: createAssetTypes(() =>
      createLinkedFrom<AssetItem>({
        name: 'Asset',
        entries: EntryCollectionType,
        linking: typesLinking(model, ({ kind }) => kind === 'asset' || kind === 'assets').map(({ id }) => ({
          id,
          collection: collectionOf(id),
        })),
        targetOf: ({ asset }) => ({ kind: 'asset', id: asset.id }),
      }),
    ),
  }
  for (const type of model) {
    filters.set(type.id, createEntryFilters(type, types.filtersOf))
    objects.set(type.id, createEntryType(type, types))
    collections.set(
      type.id,
      createCollectionType(`${typeName(type.id)}Collection`, () => types.objectOf(type.id)),
    )
  }
  return types
}

const unknownResource = (linkType: 'Entry' | 'Asset', linkId: string) =>
  contentError(
    'UNRESOLVABLE_LINK',
    `Query execution error. Link to ${linkType.toLowerCase()} '${linkId}' cannot be resolved`,
    { type: 'Link', linkType, linkId },
  )

const singleEntry = (type: ContentType, output: GraphQLOutputType): RootField => ({
  type: output,
  args: { id: { type: new GraphQLNonNull(GraphQLString) }, ...placeArguments },
  extensions: fetchesLink,
  resolve: (_root, args: PlaceArguments & { id: string }, context) => {
    const place = placeFrom(args, rootPlace, context)
    const entry = context.view.entry(args.id, place.preview)
    return entry?.type === type.id ? { entry, ...place } : unknownResource('Entry', args.id)
  },
})

interface RootCollection<Item> {
  list: (place: Place, context: QueryContext) => readonly Item[]
  show: (item: Item, place: Place) => unknown
}

const rootCollection = <Item>(
  type: GraphQLOutputType,
  filter: Filter<Item>,
  order: ReturnType<typeof createOrderEnum>,
  { list, show }: RootCollection<Item>,
): RootField => ({
  type,
  args: {
    ...placeArguments,
    ...pageArguments,
    where: { type: filter.type },
    order: { type: new GraphQLList(order) },
  },
  extensions: fetchesCollection,
  resolve: (_root, args: CollectionArguments<Item>, context) => {
    const place = placeFrom(args, rootPlace, context)
    const all = list(place, context)
    const test = args.where ? filter.compile(args.where) : undefined
    const passing = test ? all.filter((item) => test(item, place, context)) : all
    const orders = ordersFrom(args)
    return pageOf(orders.length > 0 ? sortBy(passing, orders, place) : passing, args, (item) => show(item, place))
  },
})
