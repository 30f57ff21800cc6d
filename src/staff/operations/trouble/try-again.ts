import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'

const query = graphql(`mutation StaffTryAgain($kind: StaffFailureKind!, $id: String!) {
  staffTryAgain(kind: $kind, id: $id) { problem }
}`)

const answer = v.object({ staffTryAgain: v.object({ problem: v.nullable(v.string()) }) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** Back into the queue. What was in the way, or null. */
export const tryAgain: Operation<string | null, VariablesFor<typeof query>> = {
  operationName: 'StaffTryAgain',
  query,
  parse: (data) => v.parse(answer, data).staffTryAgain.problem,
}
