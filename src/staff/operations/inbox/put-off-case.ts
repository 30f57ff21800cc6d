import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { actedOn, type CaseActedOn } from './case-answers.ts'
import { caseFields } from './case-fields.ts'

const query = graphql(`mutation StaffPutOffCase($reference: String!, $revision: String!, $until: String) {
  staffPutOffCase(reference: $reference, revision: $revision, until: $until) {
    reference problem changedBy
    case { ${caseFields} }
  }
}`)

const answer = v.object({ staffPutOffCase: actedOn }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Puts it off until a moment; without one it is due now. */
export const putOffCase: Operation<CaseActedOn, VariablesFor<typeof query>> = {
  operationName: 'StaffPutOffCase',
  query,
  parse: (data) => v.parse(answer, data).staffPutOffCase,
}
