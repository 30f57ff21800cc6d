import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql'
import type { ContentType, Field } from '../model/field.ts'
import { AssetCollectionType, AssetType } from './asset-type.ts'
import { createCollectionType, pageArguments, placeArguments } from './collection.ts'
import type { EntryFilters } from './entry-filter.ts'
import { createEntryOrder } from './entry-filter.ts'
import { collectionCost, linkCost } from './field-cost.ts'
import { resolveAssetLink, resolveAssetLinks, resolveEntryLink, resolveEntryLinks } from './links.ts'
import { type EntryItem, localeFrom, type QueryContext } from './query-context.ts'
import { DateTime, Json } from './scalars.ts'
import { MetadataType, SysType, sysOf } from './sys-type.ts'
import { typeName } from './type-name.ts'

const LocationType = new GraphQLObjectType({
  name: 'Location',
  fields: { lat: { type: GraphQLFloat }, lon: { type: GraphQLFloat } },
})

export const EntryInterface = new GraphQLInterfaceType({
  name: 'Entry',
  fields: {
    sys: { type: new GraphQLNonNull(SysType) },
    contentfulMetadata: { type: new GraphQLNonNull(MetadataType) },
  },
  resolveType: ({ entry }: EntryItem) => typeName(entry.type),
})

export const NodeInterface = new GraphQLInterfaceType({
  name: '_Node',
  fields: { _id: { type: new GraphQLNonNull(GraphQLID) } },
  resolveType: ({ entry }: EntryItem) => typeName(entry.type),
})

/** The opaque id of an entry, and back. */
export const nodeId = (id: string): string => Buffer.from(`entry:${id}`).toString('base64url')
export const entryIdOf = (node: string): string =>
  Buffer.from(node, 'base64url')
    .toString()
    .replace(/^entry:/, '')

export interface EntryTypes {
  objectOf: (id: string) => GraphQLObjectType<EntryItem, QueryContext>
  filtersOf: (id: string) => EntryFilters
  typeOf: (id: string) => ContentType
}

type EntryField = GraphQLFieldConfig<EntryItem, QueryContext>

export const createEntryType = (type: ContentType, types: EntryTypes): GraphQLObjectType<EntryItem, QueryContext> =>
  new GraphQLObjectType<EntryItem, QueryContext>({
    name: typeName(type.id),
    description: type.doc,
    interfaces: [EntryInterface, NodeInterface],
    fields: () => {
      const fields: Record<string, EntryField> = {
        sys: { type: new GraphQLNonNull(SysType), resolve: (item) => sysOf(item.entry, item) },
        contentfulMetadata: { type: new GraphQLNonNull(MetadataType), resolve: () => ({}) },
        _id: { type: new GraphQLNonNull(GraphQLID), resolve: ({ entry }) => nodeId(entry.id) },
      }
      for (const [name, field] of Object.entries(type.fields))
        Object.assign(fields, fieldsFor(type, name, field, types))
      return fields
    },
  })

const fieldsFor = (type: ContentType, name: string, field: Field, types: EntryTypes): Record<string, EntryField> => {
  const described = field.doc === undefined ? {} : { description: field.doc }
  switch (field.kind) {
    case 'link':
      return { [name]: { ...described, ...singleLink(name, types.objectOf(field.to), field.to) } }
    case 'links': {
      const collection = `${name}Collection`
      const many = { ...described, ...linkCollection(type, name, field.to, types) }
      if (!field.firstAsSingle) return { [collection]: many }
      return { [collection]: many, [name]: { ...described, ...singleLink(name, types.objectOf(field.to), field.to) } }
    }
    case 'asset':
      return {
        [name]: {
          ...described,
          type: AssetType,
          args: placeArguments,
          extensions: linkCost,
          resolve: resolveAssetLink(name),
        },
      }
    case 'assets':
      return {
        [`${name}Collection`]: {
          ...described,
          type: AssetCollectionType,
          args: { ...placeArguments, ...pageArguments },
          extensions: collectionCost,
          resolve: resolveAssetLinks(name),
        },
      }
    default:
      return { [name]: { ...described, ...valueField(name, outputTypes[field.kind]) } }
  }
}

const outputTypes: Record<Exclude<Field['kind'], 'link' | 'links' | 'asset' | 'assets'>, GraphQLOutputType> = {
  symbol: GraphQLString,
  text: GraphQLString,
  integer: GraphQLInt,
  number: GraphQLFloat,
  boolean: GraphQLBoolean,
  date: DateTime,
  location: LocationType,
  symbols: new GraphQLList(GraphQLString),
  json: Json,
}

const valueField = (name: string, type: GraphQLOutputType): EntryField => ({
  type,
  args: { locale: { type: GraphQLString } },
  resolve: ({ entry, locale }, args: { locale?: string | null }) => entry.fields[localeFrom(args.locale, locale)][name],
})

const singleLink = (name: string, type: GraphQLOutputType, to: string): EntryField => ({
  type,
  args: placeArguments,
  extensions: linkCost,
  resolve: resolveEntryLink(name, to),
})

const linkCollection = (owner: ContentType, name: string, to: string, types: EntryTypes): EntryField => {
  const collectionName = `${typeName(owner.id)}${typeName(name)}Collection`
  const filter = types.filtersOf(to).own
  return {
    type: createCollectionType(collectionName, () => types.objectOf(to)),
    args: {
      ...placeArguments,
      ...pageArguments,
      where: { type: filter.type },
      order: { type: new GraphQLList(createEntryOrder(`${collectionName}Order`, types.typeOf(to))) },
    },
    extensions: collectionCost,
    resolve: resolveEntryLinks(name, to, filter),
  }
}
