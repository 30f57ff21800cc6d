import * as v from 'valibot'
import type { Place } from '../../domain/places/place.ts'
import type { Operation } from '../data/site-data-client.ts'

export interface PlacesVariables extends Readonly<Record<string, unknown>> {
  /** As an enum, see `asEnum`. */
  edition: string
  text: string
}

const answer = v.object({
  places: v.array(
    v.object({
      name: v.string(),
      state: v.string(),
      postcode: v.nullable(v.string()),
      lat: v.number(),
      lon: v.number(),
    }),
  ),
})

/** Places that a text may mean, without the list of all of them. */
export const askPlaces: Operation<Place[], PlacesVariables> = {
  operationName: 'Places',
  query: `query Places($edition: Edition!, $text: String!) {
  places(edition: $edition, text: $text) { name state postcode lat lon }
}`,
  parse: (data) =>
    v
      .parse(answer, data)
      .places.map(({ postcode, ...place }) => ({ ...place, ...(postcode !== null && { postcode }) })),
}
