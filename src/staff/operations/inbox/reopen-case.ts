import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { actedOn, type CaseActedOn } from './case-answers.ts'
import { caseFields } from './case-fields.ts'

const query = graphql(`mutation StaffReopenCase($reference: String!, $revision: String!, $undo: Boolean!) {
  staffReopenCase(reference: $reference, revision: $revision, undo: $undo) {
    reference problem changedBy
    case { ${caseFields} }
  }
}`)

const answer = v.object({ staffReopenCase: actedOn }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Opens it again, or puts it back as it was before it was closed. */
export const reopenCase: Operation<CaseActedOn, VariablesFor<typeof query>> = {
  operationName: 'StaffReopenCase',
  query,
  parse: (data) => v.parse(answer, data).staffReopenCase,
}
