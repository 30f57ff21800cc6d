import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { actedOn, type CaseActedOn } from './case-answers.ts'
import { caseFields } from './case-fields.ts'

const query = graphql(`mutation StaffMergeCase($reference: String!, $revision: String!, $into: String!) {
  staffMergeCase(reference: $reference, revision: $revision, into: $into) {
    reference problem changedBy
    case { ${caseFields} }
  }
}`)

const answer = v.object({ staffMergeCase: actedOn }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** The same matter, sent twice: it goes on in the other. */
export const mergeCase: Operation<CaseActedOn, VariablesFor<typeof query>> = {
  operationName: 'StaffMergeCase',
  query,
  parse: (data) => v.parse(answer, data).staffMergeCase,
}
