import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { came, changeFile } from './dealer-answers.ts'
import { changeFields } from './file-fields.ts'

const query =
  graphql(`mutation StaffSettleListingChange($id: String!, $revision: String!, $isApproved: Boolean!, $words: String!) {
  staffSettleListingChange(id: $id, revision: $revision, isApproved: $isApproved, words: $words) {
    problem changedBy
    change { ${changeFields} }
  }
}`)

const acted = v.object({ ...came, change: v.nullable(changeFile) })

const answer = v.object({ staffSettleListingChange: acted }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** A change of a listing is taken over, or not. */
export const settleChange: Operation<v.InferOutput<typeof acted>, VariablesFor<typeof query>> = {
  operationName: 'StaffSettleListingChange',
  query,
  parse: (data) => v.parse(answer, data).staffSettleListingChange,
}
