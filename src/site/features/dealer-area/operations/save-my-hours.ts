import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type ListingAnswer, listingAnswer } from './dealer-answers.ts'
import { listingParts } from './listing-parts.ts'

const query =
  graphql(`mutation SaveMyDealerHours($revision: String!, $hours: OpeningHoursInput!, $closures: [ClosureInput!]!, $openOnHolidays: Boolean!) {
  saveMyDealerHours(revision: $revision, hours: $hours, closures: $closures, openOnHolidays: $openOnHolidays) {
    problem
    problems { field message }
    listing { ${listingParts} }
  }
}`)

const answer = v.object({ saveMyDealerHours: listingAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Hours, holidays and closed days: they count at once. */
export const saveMyHours: Operation<ListingAnswer, VariablesFor<typeof query>> = {
  operationName: 'SaveMyDealerHours',
  query,
  parse: (data) => v.parse(answer, data).saveMyDealerHours,
}
