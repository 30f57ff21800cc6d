import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'

const query = graphql(`mutation StaffTryAllAgain {
  staffTryAllAgain
}`)

const answer = v.object({ staffTryAllAgain: v.nullable(v.number()) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** All of them, each by itself; how many. */
export const tryAllAgain: Operation<number, VariablesFor<typeof query>> = {
  operationName: 'StaffTryAllAgain',
  query,
  parse: (data) => v.parse(answer, data).staffTryAllAgain ?? 0,
}
