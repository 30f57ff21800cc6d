import * as v from 'valibot'
import type { Place } from '../../domain/places/place.ts'
import type { Operation } from '../data/site-data-client.ts'
import { answeredPlace, placeSelection } from './answered-place.ts'

export interface PlacesVariables extends Readonly<Record<string, unknown>> {
  /** As an enum, see `asEnum`. */
  edition: string
  text: string
}

const answer = v.object({ places: v.array(answeredPlace) })

/** Places that a text may mean, without the list of all of them. */
export const askPlaces: Operation<Place[], PlacesVariables> = {
  operationName: 'Places',
  query: `query Places($edition: Edition!, $text: String!) {
  places(edition: $edition, text: $text) { ${placeSelection} }
}`,
  parse: (data) => v.parse(answer, data).places,
}
