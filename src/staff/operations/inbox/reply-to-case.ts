import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { actedOn, type CaseActedOn } from './case-answers.ts'
import { caseFields } from './case-fields.ts'

const query =
  graphql(`mutation StaffReplyToCase($reference: String!, $revision: String!, $words: String!, $key: String!, $close: Boolean!) {
  staffReplyToCase(reference: $reference, revision: $revision, words: $words, key: $key, close: $close) {
    reference problem changedBy
    case { ${caseFields} }
  }
}`)

const answer = v.object({ staffReplyToCase: actedOn }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Answers whoever has sent it, by a letter. */
export const replyToCase: Operation<CaseActedOn, VariablesFor<typeof query>> = {
  operationName: 'StaffReplyToCase',
  query,
  parse: (data) => v.parse(answer, data).staffReplyToCase,
}
