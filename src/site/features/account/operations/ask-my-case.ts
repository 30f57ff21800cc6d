import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type Case, ownCase } from './account-answers.ts'
import { caseFields } from './case-fields.ts'

const query = graphql(`query MyCase($reference: String!) {
  myCase(reference: $reference) { ${caseFields} }
}`)

const answer = v.object({ myCase: v.nullable(ownCase) }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** One of my repairs, claims, demos or questions, which is read from now on; null where it is not mine. */
export const askMyCase: Operation<Case | null, VariablesFor<typeof query>> = {
  operationName: 'MyCase',
  query,
  parse: (data) => v.parse(answer, data).myCase,
}
