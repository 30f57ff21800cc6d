import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type ListingAnswer, listingAnswer } from './dealer-answers.ts'
import { listingParts } from './listing-parts.ts'

const query = graphql(`mutation WithdrawMyListingChange($change: ID!) {
  withdrawMyListingChange(change: $change) {
    problem
    problems { field message }
    listing { ${listingParts} }
  }
}`)

const answer = v.object({ withdrawMyListingChange: listingAnswer }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** Takes back what waits for staff. */
export const withdrawMyChange: Operation<ListingAnswer, VariablesFor<typeof query>> = {
  operationName: 'WithdrawMyListingChange',
  query,
  parse: (data) => v.parse(answer, data).withdrawMyListingChange,
}
