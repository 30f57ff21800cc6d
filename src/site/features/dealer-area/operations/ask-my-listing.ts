import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type Listing, listing } from './dealer-answers.ts'
import { listingParts } from './listing-parts.ts'

const query = graphql(`query MyDealerListing { myDealerListing { ${listingParts} } }`)

const answer = v.object({ myDealerListing: listing }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** How we are listed. */
export const askMyListing: Operation<Listing, VariablesFor<typeof query>> = {
  operationName: 'MyDealerListing',
  query,
  parse: (data) => v.parse(answer, data).myDealerListing,
}
