import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'

const query = graphql(`mutation StaffPaidByHand($refund: String!, $words: String!) {
  staffPaidByHand(refund: $refund, words: $words) { problem }
}`)

const answer = v.object({ staffPaidByHand: v.object({ problem: v.nullable(v.string()) }) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** A refund was paid without the gateway. What was in the way, or null. */
export const paidByHand: Operation<string | null, VariablesFor<typeof query>> = {
  operationName: 'StaffPaidByHand',
  query,
  parse: (data) => v.parse(answer, data).staffPaidByHand.problem,
}
