import type { GraphQLError, GraphQLFieldResolver } from 'graphql'
import type { Asset, Entry } from '../load/content.ts'
import { type Collection, type CollectionArguments, ordersFrom, pageOf } from './collection.ts'
import { contentError } from './content-error.ts'
import { linkedIds } from './entry-filter.ts'
import type { Filter, Where } from './filter.ts'
import { sortBy } from './order.ts'
import { type AssetItem, type EntryItem, type PlaceArguments, placeFrom, type QueryContext } from './query-context.ts'
import { valuesIn } from './scope.ts'

/** An entry that does not pass is null, as if there were no link. */
interface LinkArguments extends PlaceArguments {
  where?: Where | null
}

type Resolver<Args, Result> = GraphQLFieldResolver<EntryItem, QueryContext, Args, Result>

const unresolvable = (linkType: 'Entry' | 'Asset', linkId: string, field: string, linkingEntryId: string) =>
  contentError(
    'UNRESOLVABLE_LINK',
    `Query execution error. Link to ${linkType.toLowerCase()} '${linkId}' on entry '${linkingEntryId}' cannot be resolved`,
    { type: 'Link', field, linkType, linkId, linkingEntryId },
  )

/** The linked entry, or the error that stands in its place: it is a draft, gone, or of another type. */
const findEntry = (id: string, to: string, field: string, source: Entry, preview: boolean, context: QueryContext) => {
  const entry = context.view.entry(id, preview)
  return entry?.type === to ? entry : unresolvable('Entry', id, field, source.id)
}

/** The reference itself is read in the parent's locale; only what it leads to changes with the argument. */
export const resolveEntryLink =
  (name: string, to: string, filter: Filter<Entry>): Resolver<LinkArguments, EntryItem | null> =>
  (source, args, context) => {
    const place = placeFrom(args, source, context)
    const [id] = linkedIds(valuesIn(source.entry, source)[name])
    if (id === undefined) return null
    const entry = findEntry(id, to, name, source.entry, place.preview, context)
    if (entry instanceof Error) throw entry
    return !args.where || filter.compile(args.where)(entry, place, context) ? { entry, ...place } : null
  }

export const resolveEntryLinks =
  (
    name: string,
    to: string,
    filter: Filter<Entry>,
  ): Resolver<CollectionArguments<Entry>, Collection<EntryItem | GraphQLError>> =>
  (source, args, context) => {
    const place = placeFrom(args, source, context)
    const found = linkedIds(valuesIn(source.entry, source)[name]).map((id) =>
      findEntry(id, to, name, source.entry, place.preview, context),
    )
    const orders = ordersFrom(args)
    if (!args.where && orders.length === 0) {
      return pageOf(found, args, (entry) => (entry instanceof Error ? entry : { entry, ...place }))
    }
    // What cannot be resolved can be neither filtered nor sorted: it is left out, as Contentful does.
    const test = filter.compile(args.where ?? {})
    const passing = found.filter((entry): entry is Entry => !(entry instanceof Error) && test(entry, place, context))
    return pageOf(sortBy(passing, orders, place), args, (entry) => ({ entry, ...place }))
  }

const findAsset = (id: string, field: string, source: Entry, preview: boolean, context: QueryContext) =>
  context.view.asset(id, preview) ?? unresolvable('Asset', id, field, source.id)

export const resolveAssetLink =
  (name: string): Resolver<PlaceArguments, AssetItem | null> =>
  (source, args, context) => {
    const place = placeFrom(args, source, context)
    const [id] = linkedIds(valuesIn(source.entry, source)[name])
    if (id === undefined) return null
    const asset = findAsset(id, name, source.entry, place.preview, context)
    if (asset instanceof Error) throw asset
    return { asset, ...place }
  }

export const resolveAssetLinks =
  (name: string): Resolver<CollectionArguments<Asset>, Collection<AssetItem | GraphQLError>> =>
  (source, args, context) => {
    const place = placeFrom(args, source, context)
    const found = linkedIds(valuesIn(source.entry, source)[name]).map((id) =>
      findAsset(id, name, source.entry, place.preview, context),
    )
    return pageOf(found, args, (asset) => (asset instanceof Error ? asset : { asset, ...place }))
  }
