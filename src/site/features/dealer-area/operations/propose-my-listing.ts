import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type ListingAnswer, listingAnswer } from './dealer-answers.ts'
import { listingParts } from './listing-parts.ts'

const query = graphql(`mutation ProposeMyListing($listing: MyListingInput!) {
  proposeMyListing(listing: $listing) {
    problem
    problems { field message }
    listing { ${listingParts} }
  }
}`)

const answer = v.object({ proposeMyListing: listingAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Asks staff to list us otherwise. */
export const proposeMyListing: Operation<ListingAnswer, VariablesFor<typeof query>> = {
  operationName: 'ProposeMyListing',
  query,
  parse: (data) => v.parse(answer, data).proposeMyListing,
}
