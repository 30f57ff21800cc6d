import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { actedOn, type CaseActedOn } from './case-answers.ts'
import { caseFields } from './case-fields.ts'

const query = graphql(`mutation StaffNoteCase($reference: String!, $words: String!) {
  staffNoteCase(reference: $reference, words: $words) {
    reference problem changedBy
    case { ${caseFields} }
  }
}`)

const answer = v.object({ staffNoteCase: actedOn }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Words for the others. */
export const noteCase: Operation<CaseActedOn, VariablesFor<typeof query>> = {
  operationName: 'StaffNoteCase',
  query,
  parse: (data) => v.parse(answer, data).staffNoteCase,
}
