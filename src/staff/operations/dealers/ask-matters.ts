import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { dealerCounts, matterRow } from './dealer-answers.ts'

const query =
  graphql(`query StaffDealerMatters($view: StaffDealerView!, $words: String, $edition: Edition, $state: String, $first: Int, $after: String) {
  staffDealerMatters(view: $view, words: $words, edition: $edition, state: $state, first: $first, after: $after) {
    items { matter of edition title about state at revision }
    next
  }
  staffDealerCounts(edition: $edition) { applications changes warranties states }
}`)

const answer = v.object({
  staffDealerMatters: v.object({ items: v.array(matterRow), next: v.nullable(v.string()) }),
  staffDealerCounts: dealerCounts,
}) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** A page of what dealers ask of us, or of all dealers; and how many wait. */
export const askMatters: Operation<v.InferOutput<typeof answer>, VariablesFor<typeof query>> = {
  operationName: 'StaffDealerMatters',
  query,
  parse: (data) => v.parse(answer, data),
}
