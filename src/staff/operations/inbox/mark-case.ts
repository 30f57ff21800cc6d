import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { actedOn, type CaseActedOn } from './case-answers.ts'
import { caseFields } from './case-fields.ts'

const query = graphql(`mutation StaffMarkCase($reference: String!, $isUnread: Boolean!) {
  staffMarkCase(reference: $reference, isUnread: $isUnread) {
    reference problem changedBy
    case { ${caseFields} }
  }
}`)

const answer = v.object({ staffMarkCase: actedOn }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Marks it unread, or as looked at. */
export const markCase: Operation<CaseActedOn, VariablesFor<typeof query>> = {
  operationName: 'StaffMarkCase',
  query,
  parse: (data) => v.parse(answer, data).staffMarkCase,
}
