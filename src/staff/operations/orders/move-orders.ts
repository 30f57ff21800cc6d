import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { fileFields } from './file-fields.ts'
import { type ActedOn, actedOn } from './order-answers.ts'

const query = graphql(`mutation StaffMoveOrders($move: StaffMove!, $orders: [StaffOrderMove!]!) {
  staffMoveOrders(move: $move, orders: $orders) {
    number problem changedBy
    order { ${fileFields} }
  }
}`)

const answer = v.object({ staffMoveOrders: v.array(actedOn) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** Packed, sent, handed over: each by itself. */
export const moveOrders: Operation<ActedOn[], VariablesFor<typeof query>> = {
  operationName: 'StaffMoveOrders',
  query,
  parse: (data) => v.parse(answer, data).staffMoveOrders,
}
