import * as v from 'valibot'
import type { DealerNearby } from '../../domain/dealers/nearest-dealers.ts'
import type { Operation } from '../data/site-data-client.ts'
import { answeredDealer, dealerSelection } from './answered-dealer.ts'
import type { ListedDealer } from './listed-dealer.ts'

export interface NearestDealersVariables extends Readonly<Record<string, unknown>> {
  /** As an enum, see `asEnum`; so is the service. */
  edition: string
  lat: number
  lon: number
  service?: string
  /** Slug of a product line. */
  line?: string
  /** At most 50. */
  first: number
}

const answer = v.object({ nearestDealers: v.array(v.object({ km: v.number(), dealer: answeredDealer })) })

/** The dealers nearest to a spot, for where the list of all of them would be too long to fetch. */
export const askNearestDealers: Operation<DealerNearby<ListedDealer>[], NearestDealersVariables> = {
  operationName: 'NearestDealers',
  query: `query NearestDealers($edition: Edition!, $lat: Float!, $lon: Float!, $service: DealerService, $line: String, $first: Int!) {
  nearestDealers(edition: $edition, lat: $lat, lon: $lon, service: $service, line: $line, first: $first) {
    km
    dealer {
      ${dealerSelection}
    }
  }
}`,
  parse: (data) => v.parse(answer, data).nearestDealers,
}
