import * as v from 'valibot'
import type { Place } from '../../domain/places/place.ts'
import type { Operation } from '../data/site-data-client.ts'
import { answeredDealer, dealerSelection } from './answered-dealer.ts'
import { answeredPlace, placeSelection } from './answered-place.ts'
import type { ListedDealer } from './listed-dealer.ts'

export interface DemoDatesVariables extends Readonly<Record<string, unknown>> {
  /** As an enum, see `asEnum`. */
  edition: string
  /** Of the pool. */
  postcode?: string
  /** Slug of the dealer asked for by name. */
  dealer?: string
}

/** Who would come to a pool, and when. */
export interface DemoDates {
  /** Nothing where nobody knows where the postcode is. */
  place: Place | null
  /** The dealer asked for, else the nearest who shows robots; nothing where none is within reach. */
  dealer: ListedDealer | null
  /** From the place to the dealer. */
  km: number | null
  /** Days that are free, as 2026-11-18, soonest first. Whoever sends the form first has them. */
  days: string[]
}

const answer = v.object({
  demoDates: v.object({
    place: v.nullable(answeredPlace),
    dealer: v.nullable(answeredDealer),
    km: v.nullable(v.number()),
    days: v.array(v.string()),
  }),
})

export const askDemoDates: Operation<DemoDates, DemoDatesVariables> = {
  operationName: 'DemoDates',
  query: `query DemoDates($edition: Edition!, $postcode: String, $dealer: String) {
  demoDates(edition: $edition, postcode: $postcode, dealer: $dealer) {
    place { ${placeSelection} }
    dealer {
      ${dealerSelection}
    }
    km
    days
  }
}`,
  parse: (data) => v.parse(answer, data).demoDates,
}
