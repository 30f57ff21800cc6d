import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { fileFields } from './file-fields.ts'
import { type ActedOn, actedOn } from './order-answers.ts'

const query = graphql(`mutation StaffCancelOrder($number: String!, $revision: String!, $reason: String!) {
  staffCancelOrder(number: $number, revision: $revision, reason: $reason) {
    number problem changedBy
    order { ${fileFields} }
  }
}`)

const answer = v.object({ staffCancelOrder: actedOn }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Called off before it is packed: all money goes back. */
export const cancelOrder: Operation<ActedOn, VariablesFor<typeof query>> = {
  operationName: 'StaffCancelOrder',
  query,
  parse: (data) => v.parse(answer, data).staffCancelOrder,
}
