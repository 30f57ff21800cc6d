import * as v from 'valibot'
import type { Place } from '../../../domain/places/place.ts'
import { type AnswerTo, graphql, type VariablesFor } from '../../data/operation.ts'
import type { Operation } from '../../data/site-data-client.ts'
import { answeredPlace, toPlace } from './answered-place.ts'

const query = graphql(`query Places($edition: Edition!, $text: String!) {
  places(edition: $edition, text: $text) { name state postcode lat lon }
}`)

const answer: v.GenericSchema<unknown, AnswerTo<typeof query>> = v.object({ places: v.array(answeredPlace) })

/** Places that a text may mean, without the list of all of them. */
export const askPlaces: Operation<Place[], VariablesFor<typeof query>> = {
  operationName: 'Places',
  query,
  parse: (data) => v.parse(answer, data).places.map(toPlace),
}
