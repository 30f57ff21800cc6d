import {
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLScalarType,
  GraphQLString,
} from 'graphql'
import { type ImageTransform, imageUrl } from '../images/image-url.ts'
import type { Asset, AssetValues } from '../load/content.ts'
import { createCollectionType, scopeArguments } from './collection.ts'
import { createFilter, fieldKeys, sysKey } from './filter.ts'
import { integerOperations, textOperations } from './filter-operations.ts'
import { ImageTransformOptions } from './image-transform-type.ts'
import type { LinkedFromField } from './linked-from.ts'
import { createOrderEnum } from './order.ts'
import type { AssetItem, Place, QueryContext } from './query-context.ts'
import { type ScopeArguments, scopeFrom, valuesIn } from './scope.ts'
import { MetadataType, SysType, sysOf } from './sys-type.ts'

type Read = (values: Partial<AssetValues>) => string | number | null | undefined

const readers: Record<string, Read> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  contentType: ({ file }) => file?.contentType,
  fileName: ({ file }) => file?.fileName,
  size: ({ file }) => file?.size,
  width: ({ file }) => file?.width,
  height: ({ file }) => file?.height,
}
const numbers = new Set(['size', 'width', 'height'])

type AssetField = GraphQLFieldConfig<AssetItem, QueryContext, ScopeArguments>

const assetField = (type: GraphQLScalarType, read: Read): AssetField => ({
  type,
  args: scopeArguments,
  resolve: (item, args) => read(valuesIn(item.asset, scopeFrom(args, item))),
})

const url: GraphQLFieldConfig<AssetItem, QueryContext, ScopeArguments & { transform?: ImageTransform | null }> = {
  type: GraphQLString,
  args: { ...scopeArguments, transform: { type: ImageTransformOptions } },
  resolve: (item, args, { imagesUrl, space }) => {
    const { file } = valuesIn(item.asset, scopeFrom(args, item))
    return file && imageUrl(imagesUrl, space, item.asset.id, file, args.transform)
  },
}

export interface AssetTypes {
  asset: GraphQLObjectType<AssetItem, QueryContext>
  collection: GraphQLObjectType
}

export const createAssetTypes = (linkedFrom: () => LinkedFromField<AssetItem>): AssetTypes => {
  const asset = new GraphQLObjectType<AssetItem, QueryContext>({
    name: 'Asset',
    description: 'A picture or document',
    fields: () => ({
      sys: { type: new GraphQLNonNull(SysType), resolve: (item) => sysOf(item.asset, item) },
      contentfulMetadata: { type: new GraphQLNonNull(MetadataType), resolve: () => ({}) },
      linkedFrom: linkedFrom(),
      ...Object.fromEntries(
        Object.entries(readers).map(([name, read]) => [
          name,
          assetField(numbers.has(name) ? GraphQLInt : GraphQLString, read),
        ]),
      ),
      url,
    }),
  })
  return { asset, collection: createCollectionType('AssetCollection', () => asset) }
}

const reader =
  (read: Read) =>
  (asset: Asset, place: Place): unknown =>
    read(valuesIn(asset, place))

export const assetFilter = createFilter<Asset>('AssetFilter', () =>
  Object.assign(
    { sys: sysKey },
    ...Object.entries(readers).map(([name, read]) =>
      fieldKeys<Asset>(name, numbers.has(name) ? integerOperations : textOperations, reader(read)),
    ),
  ),
)

export const AssetOrder = createOrderEnum<Asset>(
  'AssetOrder',
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, reader(read)])),
)
