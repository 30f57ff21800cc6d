import type { Place } from '../../domain/places/place.ts'
import { builder } from './builder.ts'
import { editionEnum } from './edition-enum.ts'

/** Nothing that is longer names a place. */
const longestText = 80
const most = 20

export const placeType = builder.objectRef<Place>('Place').implement({
  fields: (field) => ({
    name: field.exposeString('name'),
    state: field.exposeString('state'),
    postcode: field.exposeString('postcode', { nullable: true }),
    lat: field.exposeFloat('lat'),
    lon: field.exposeFloat('lon'),
  }),
})

builder.queryField('places', (field) =>
  field.field({
    description: 'Places that a typed name, postcode or beginning of either may mean, likeliest first.',
    type: [placeType],
    args: {
      edition: field.arg({ type: editionEnum, required: true }),
      text: field.arg.string({ required: true }),
      first: field.arg.int({ required: true, defaultValue: 8 }),
    },
    resolve: async (_, { edition, text, first }, { services }) => {
      const gazetteer = await services.dealers.gazetteerOf(edition)
      return gazetteer.suggest(text.slice(0, longestText), Math.min(Math.max(first, 0), most))
    },
  }),
)
