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
import type { AssetTypes } from './asset-type.ts'
import { createCollectionType, pageArguments, placeArguments, scopeArguments } from './collection.ts'
import type { EntryFilters } from './entry-filter.ts'
import { createEntryOrder } from './entry-filter.ts'
import { fetchesCollection, fetchesLink } from './fetch-kind.ts'
import type { LinkedFromField } from './linked-from.ts'
import { resolveAssetLink, resolveAssetLinks, resolveEntryLink, resolveEntryLinks } from './links.ts'
import type { EntryItem, QueryContext } from './query-context.ts'
import { DateTime, Json } from './scalars.ts'
import { type ScopeArguments, scopeFrom, valuesIn } from './scope.ts'
import { MetadataType, SysType, sysOf } from './sys-type.ts'
import { typeName } from './type-name.ts'

const LocationType = new GraphQLObjectType({
  name: 'Location',
  fields: { lat: { type: GraphQLFloat }, lon: { type: GraphQLFloat } },
})

const EntryInterface = new GraphQLInterfaceType({
  name: 'Entry',
  fields: {
    sys: { type: new GraphQLNonNull(SysType) },
    contentfulMetadata: { type: new GraphQLNonNull(MetadataType) },
  },
  resolveType: ({ entry }: EntryItem) => typeName(entry.type),
})

export const EntryCollectionType = createCollectionType('EntryCollection', () => EntryInterface)

export const NodeInterface = new GraphQLInterfaceType({
  name: '_Node',
  fields: { _id: { type: new GraphQLNonNull(GraphQLID) } },
  resolveType: ({ entry }: EntryItem) => typeName(entry.type),
})

/** The opaque id of an entry, and back. */
const nodeId = (id: string): string => Buffer.from(`entry:${id}`).toString('base64url')
export const entryIdOf = (node: string): string =>
  Buffer.from(node, 'base64url')
    .toString()
    .replace(/^entry:/, '')

export interface EntryTypes {
  objectOf: (id: string) => GraphQLObjectType<EntryItem, QueryContext>
  /** `ProductCollection` */
  collectionOf: (id: string) => GraphQLObjectType
  filtersOf: (id: string) => EntryFilters
  typeOf: (id: string) => ContentType
  linkedFrom: (type: ContentType) => LinkedFromField<EntryItem>
  assets: AssetTypes
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
        linkedFrom: types.linkedFrom(type),
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
      return { [name]: { ...described, ...singleLink(name, field.to, types) } }
    case 'links':
      return { [`${name}Collection`]: { ...described, ...linkCollection(type, name, field.to, types) } }
    case 'asset':
      return {
        [name]: {
          ...described,
          type: types.assets.asset,
          args: placeArguments,
          extensions: fetchesLink,
          resolve: resolveAssetLink(name),
        },
      }
    case 'assets':
      return {
        [`${name}Collection`]: {
          ...described,
          type: types.assets.collection,
          args: { ...placeArguments, ...pageArguments },
          extensions: fetchesCollection,
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
  args: scopeArguments,
  resolve: (item, args: ScopeArguments) => valuesIn(item.entry, scopeFrom(args, item))[name],
})

const singleLink = (name: string, to: string, types: EntryTypes): EntryField => {
  const filter = types.filtersOf(to).own
  return {
    type: types.objectOf(to),
    args: { ...placeArguments, where: { type: filter.type } },
    extensions: fetchesLink,
    resolve: resolveEntryLink(name, to, filter),
  }
}

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
    extensions: fetchesCollection,
    resolve: resolveEntryLinks(name, to, filter),
  }
}
