import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type CaseFile, caseFile } from './case-answers.ts'
import { caseFields } from './case-fields.ts'

const query = graphql(`query StaffCase($reference: String!) {
  staffCase(reference: $reference) {
    ${caseFields}
  }
}`)

const answer = v.object({ staffCase: v.nullable(caseFile) }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** All of one case; null where there is none of that reference. */
export const askCaseFile: Operation<CaseFile | null, VariablesFor<typeof query>> = {
  operationName: 'StaffCase',
  query,
  parse: (data) => v.parse(answer, data).staffCase,
}
