import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { ownCase } from './account-answers.ts'
import { caseFields } from './case-fields.ts'

const query = graphql(`mutation WriteToCase($reference: String!, $words: String!, $key: String!) {
  writeToCase(reference: $reference, words: $words, key: $key) {
    problem
    case { ${caseFields} }
  }
}`)

const answer = v.object({
  writeToCase: v.object({ problem: v.nullable(v.string()), case: v.nullable(ownCase) }),
}) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

export type CaseAnswer = v.InferOutput<typeof answer>['writeToCase']

/** Writes to staff about a case, once for each key. */
export const writeToCase: Operation<CaseAnswer, VariablesFor<typeof query>> = {
  operationName: 'WriteToCase',
  query,
  parse: (data) => v.parse(answer, data).writeToCase,
}
