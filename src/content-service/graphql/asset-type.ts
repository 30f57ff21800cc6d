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
import { createCollectionType } from './collection.ts'
import { createFilter, fieldKeys, sysKey } from './filter.ts'
import { integerOperations, textOperations } from './filter-operations.ts'
import { ImageTransformOptions } from './image-transform-type.ts'
import { createOrderEnum } from './order.ts'
import { type AssetItem, localeFrom, type Place, type QueryContext } from './query-context.ts'
import { MetadataType, SysType, sysOf } from './sys-type.ts'

const locale = { type: GraphQLString }

const readers: Record<string, (values: AssetValues) => string | number | null> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  contentType: ({ file }) => file.contentType,
  fileName: ({ file }) => file.fileName,
  size: ({ file }) => file.size,
  width: ({ file }) => file.width,
  height: ({ file }) => file.height,
}
const numbers = new Set(['size', 'width', 'height'])

type AssetField = GraphQLFieldConfig<AssetItem, QueryContext, { locale?: string | null }>

const assetField = (type: GraphQLScalarType, read: (values: AssetValues) => unknown): AssetField => ({
  type,
  args: { locale },
  resolve: ({ asset, locale: inherited }, args) => read(asset.fields[localeFrom(args.locale, inherited)]),
})

export const AssetType = new GraphQLObjectType<AssetItem, QueryContext>({
  name: 'Asset',
  description: 'A picture or document',
  fields: {
    sys: { type: new GraphQLNonNull(SysType), resolve: (item) => sysOf(item.asset, item) },
    contentfulMetadata: { type: new GraphQLNonNull(MetadataType), resolve: () => ({}) },
    ...Object.fromEntries(
      Object.entries(readers).map(([name, read]) => [
        name,
        assetField(numbers.has(name) ? GraphQLInt : GraphQLString, read),
      ]),
    ),
    url: {
      type: GraphQLString,
      args: { locale, transform: { type: ImageTransformOptions } },
      resolve: (
        { asset, locale: inherited },
        args: { locale?: string | null; transform?: ImageTransform | null },
        { imagesUrl, space },
      ) => {
        const { file } = asset.fields[localeFrom(args.locale, inherited)]
        return imageUrl(imagesUrl, space, asset.id, file, args.transform)
      },
    },
  },
})

const reader =
  (read: (values: AssetValues) => unknown) =>
  (asset: Asset, place: Place): unknown =>
    read(asset.fields[place.locale])

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

export const AssetCollectionType = createCollectionType('AssetCollection', () => AssetType)
