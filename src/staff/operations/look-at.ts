import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../site/data/operation.ts'
import type { Operation } from '../../site/data/site-data-client.ts'

const query = graphql(`mutation StaffLookAt($subject: StaffSubject!, $of: String!) {
  staffLookAt(subject: $subject, of: $of)
}`)

const answer = v.object({ staffLookAt: v.array(v.string()) }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Says that it is open here, and answers who else has it open. */
export const lookAt: Operation<string[], VariablesFor<typeof query>> = {
  operationName: 'StaffLookAt',
  query,
  parse: (data) => v.parse(answer, data).staffLookAt,
}
