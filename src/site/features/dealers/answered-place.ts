import * as v from 'valibot'
import type { Place } from '../../../domain/places/place.ts'

/** A place as the site-data function answers. */
export const answeredPlace = v.object({
  name: v.string(),
  state: v.string(),
  postcode: v.nullable(v.string()),
  lat: v.number(),
  lon: v.number(),
})

/** The same place in the words of the list of places. */
export const toPlace = ({ postcode, ...place }: v.InferOutput<typeof answeredPlace>): Place => ({
  ...place,
  ...(postcode !== null && { postcode }),
})
