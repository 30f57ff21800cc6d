import * as v from 'valibot'
import type { DealerNearby } from '../../../domain/dealers/nearest-dealers.ts'
import { type AnswerTo, graphql, type VariablesFor } from '../../data/operation.ts'
import type { Operation } from '../../data/site-data-client.ts'
import { answeredDealer, toListedDealer } from './answered-dealer.ts'
import type { ListedDealer } from './listed-dealer.ts'

const query =
  graphql(`query NearestDealers($edition: Edition!, $lat: Float!, $lon: Float!, $service: DealerService, $line: String, $first: Int!) {
  nearestDealers(edition: $edition, lat: $lat, lon: $lon, service: $service, line: $line, first: $first) {
    km
    dealer {
      slug name street suburb state postcode phone services lines
      location { lat lon }
      hours { mon tue wed thu fri sat sun }
      closures { from to note }
      openOnHolidays hasPage
    }
  }
}`)

const answer: v.GenericSchema<unknown, AnswerTo<typeof query>> = v.object({
  nearestDealers: v.array(
    v.object({ km: v.number(), dealer: v.object({ ...answeredDealer.entries, hasPage: v.boolean() }) }),
  ),
})

/** The dealers nearest to a spot, at most 50, as they are known now. */
export const askNearestDealers: Operation<DealerNearby<ListedDealer>[], VariablesFor<typeof query>> = {
  operationName: 'NearestDealers',
  query,
  parse: (data) =>
    v.parse(answer, data).nearestDealers.map(({ km, dealer }) => ({ km, dealer: toListedDealer(dealer) })),
}
