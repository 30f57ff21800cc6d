import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { actFields, type ShownAct, shownAct } from './act-answers.ts'

const query = graphql(`query StaffActsOf($subject: StaffSubject!, $of: String!) {
  staffActsOf(subject: $subject, of: $of) { ${actFields} }
}`)

const answer = v.object({ staffActsOf: v.array(shownAct) }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** What staff have done to one thing, newest first. */
export const askActsOf: Operation<ShownAct[], VariablesFor<typeof query>> = {
  operationName: 'StaffActsOf',
  query,
  parse: (data) => v.parse(answer, data).staffActsOf,
}
