import * as v from 'valibot'
import type { Place } from '../../../domain/places/place.ts'
import { type AnswerTo, graphql, type VariablesFor } from '../../data/operation.ts'
import type { Operation } from '../../data/site-data-client.ts'
import { answeredDealer, toListedDealer } from './answered-dealer.ts'
import { answeredPlace, toPlace } from './answered-place.ts'
import type { ListedDealer } from './listed-dealer.ts'

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

const query = graphql(`query DemoDates($edition: Edition!, $postcode: String, $dealer: String) {
  demoDates(edition: $edition, postcode: $postcode, dealer: $dealer) {
    place { name state postcode lat lon }
    dealer {
      slug name street suburb state postcode phone services lines
      location { lat lon }
      hours { mon tue wed thu fri sat sun }
      closures { from to note }
      openOnHolidays
    }
    km
    days
  }
}`)

const answer: v.GenericSchema<unknown, AnswerTo<typeof query>> = v.object({
  demoDates: v.object({
    place: v.nullable(answeredPlace),
    dealer: v.nullable(answeredDealer),
    km: v.nullable(v.number()),
    days: v.array(v.string()),
  }),
})

export const askDemoDates: Operation<DemoDates, VariablesFor<typeof query>> = {
  operationName: 'DemoDates',
  query,
  parse: (data) => {
    const { place, dealer, ...dates } = v.parse(answer, data).demoDates
    return { ...dates, place: place && toPlace(place), dealer: dealer && toListedDealer(dealer) }
  },
}
