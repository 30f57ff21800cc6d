import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { actedOn, type CaseActedOn } from './case-answers.ts'
import { caseFields } from './case-fields.ts'

const query = graphql(`mutation StaffAssignCase($reference: String!, $revision: String!, $to: String) {
  staffAssignCase(reference: $reference, revision: $revision, to: $to) {
    reference problem changedBy
    case { ${caseFields} }
  }
}`)

const answer = v.object({ staffAssignCase: actedOn }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Gives it to somebody on the staff, or to nobody. */
export const assignCase: Operation<CaseActedOn, VariablesFor<typeof query>> = {
  operationName: 'StaffAssignCase',
  query,
  parse: (data) => v.parse(answer, data).staffAssignCase,
}
