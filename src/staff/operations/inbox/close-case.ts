import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { actedOn, type CaseActedOn } from './case-answers.ts'
import { caseFields } from './case-fields.ts'

const query = graphql(`mutation StaffCloseCase($reference: String!, $revision: String!) {
  staffCloseCase(reference: $reference, revision: $revision) {
    reference problem changedBy
    case { ${caseFields} }
  }
}`)

const answer = v.object({ staffCloseCase: actedOn }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Nothing more is to be done. */
export const closeCase: Operation<CaseActedOn, VariablesFor<typeof query>> = {
  operationName: 'StaffCloseCase',
  query,
  parse: (data) => v.parse(answer, data).staffCloseCase,
}
