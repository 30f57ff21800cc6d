import * as v from 'valibot'
import type { Place } from '../../domain/places/place.ts'

export const placeSelection = 'name state postcode lat lon'

/** A place as the data function answers, in the words of the list of places. */
export const answeredPlace: v.GenericSchema<unknown, Place> = v.pipe(
  v.object({
    name: v.string(),
    state: v.string(),
    postcode: v.nullable(v.string()),
    lat: v.number(),
    lon: v.number(),
  }),
  v.transform(({ postcode, ...place }) => ({ ...place, ...(postcode !== null && { postcode }) })),
)
