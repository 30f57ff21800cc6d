import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { came, warrantyFile } from './dealer-answers.ts'
import { warrantyFields } from './file-fields.ts'

const query =
  graphql(`mutation StaffAnswerWarranty($number: String!, $revision: String!, $isApproved: Boolean!, $answer: String!) {
  staffAnswerWarranty(number: $number, revision: $revision, isApproved: $isApproved, answer: $answer) {
    problem changedBy
    warranty { ${warrantyFields} }
  }
}`)

const acted = v.object({ ...came, warranty: v.nullable(warrantyFile) })

const answer = v.object({ staffAnswerWarranty: acted }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** A dealer gets our word on a repair. */
export const answerWarranty: Operation<v.InferOutput<typeof acted>, VariablesFor<typeof query>> = {
  operationName: 'StaffAnswerWarranty',
  query,
  parse: (data) => v.parse(answer, data).staffAnswerWarranty,
}
