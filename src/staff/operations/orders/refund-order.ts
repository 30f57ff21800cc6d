import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { fileFields } from './file-fields.ts'
import { type ActedOn, actedOn } from './order-answers.ts'

const query =
  graphql(`mutation StaffRefundOrder($number: String!, $revision: String!, $key: String!, $lines: [StaffRefundLine!]!, $delivery: Int!, $restock: Boolean!, $reason: String!) {
  staffRefundOrder(number: $number, revision: $revision, key: $key, lines: $lines, delivery: $delivery, restock: $restock, reason: $reason) {
    number problem changedBy
    order { ${fileFields} }
  }
}`)

const answer = v.object({ staffRefundOrder: actedOn }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Units, the delivery or a part of it are paid back. */
export const refundOrder: Operation<ActedOn, VariablesFor<typeof query>> = {
  operationName: 'StaffRefundOrder',
  query,
  parse: (data) => v.parse(answer, data).staffRefundOrder,
}
