import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { applicationFile, came } from './dealer-answers.ts'
import { applicationFields } from './file-fields.ts'

const query = graphql(`mutation StaffRefuseDealer($reference: String!, $revision: String!, $reason: String!) {
  staffRefuseDealer(reference: $reference, revision: $revision, reason: $reason) {
    problem changedBy
    application { ${applicationFields} }
  }
}`)

const acted = v.object({ ...came, application: v.nullable(applicationFile) })

const answer = v.object({ staffRefuseDealer: acted }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** An applicant is told no, and why. */
export const refuseDealer: Operation<v.InferOutput<typeof acted>, VariablesFor<typeof query>> = {
  operationName: 'StaffRefuseDealer',
  query,
  parse: (data) => v.parse(answer, data).staffRefuseDealer,
}
