import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'

const query = graphql(`mutation StaffGiveUp($kind: StaffFailureKind!, $id: String!) {
  staffGiveUp(kind: $kind, id: $id) { problem }
}`)

const answer = v.object({ staffGiveUp: v.object({ problem: v.nullable(v.string()) }) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** It does not come back. What was in the way, or null. */
export const giveUp: Operation<string | null, VariablesFor<typeof query>> = {
  operationName: 'StaffGiveUp',
  query,
  parse: (data) => v.parse(answer, data).staffGiveUp.problem,
}
