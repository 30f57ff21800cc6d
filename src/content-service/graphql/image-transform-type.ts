import { GraphQLEnumType, GraphQLInputObjectType, GraphQLInt } from 'graphql'
import { Dimension, HexColor, Quality } from './scalars.ts'

const enumOf = (name: string, values: Record<string, string>): GraphQLEnumType =>
  new GraphQLEnumType({
    name,
    values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
  })

const focuses = ['CENTER', 'TOP', 'TOP_RIGHT', 'RIGHT', 'BOTTOM_RIGHT', 'BOTTOM', 'BOTTOM_LEFT', 'LEFT', 'TOP_LEFT']

/** The enums' inner values are the parameters of the image API; fitting into the box is its default. */
export const ImageTransformOptions = new GraphQLInputObjectType({
  name: 'ImageTransformOptions',
  fields: {
    width: { type: Dimension },
    height: { type: Dimension },
    quality: { type: Quality },
    cornerRadius: { type: GraphQLInt },
    resizeStrategy: {
      type: enumOf('ImageResizeStrategy', {
        FIT: '',
        PAD: 'pad',
        FILL: 'fill',
        SCALE: 'scale',
        CROP: 'crop',
        THUMB: 'thumb',
      }),
    },
    resizeFocus: {
      type: enumOf(
        'ImageResizeFocus',
        Object.fromEntries([...focuses, 'FACE', 'FACES'].map((focus) => [focus, focus.toLowerCase()])),
      ),
    },
    backgroundColor: { type: HexColor },
    format: {
      type: enumOf('ImageFormat', {
        JPG: 'jpg',
        JPG_PROGRESSIVE: 'jpg+progressive',
        PNG: 'png',
        PNG8: 'png+png8',
        WEBP: 'webp',
        AVIF: 'avif',
      }),
    },
  },
})
