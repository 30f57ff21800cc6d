import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type Colleague, colleague } from './case-answers.ts'

const query = graphql(`query StaffColleagues {
  staffColleagues { id name isMe }
}`)

const answer = v.object({ staffColleagues: v.array(colleague) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** Everybody on the staff. */
export const askColleagues: Operation<Colleague[], VariablesFor<typeof query>> = {
  operationName: 'StaffColleagues',
  query,
  parse: (data) => v.parse(answer, data).staffColleagues,
}
