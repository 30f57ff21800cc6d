import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { listedOrder } from './order-answers.ts'

const query = graphql(`query StaffOrdersToPack($numbers: [String!], $first: Int, $after: String) {
  staffOrders(view: TO_PACK, numbers: $numbers, isOldestFirst: true, first: $first, after: $after) {
    items {
      number revision state name email isPickUp suburb total refunded
      promise { leaves from to ready }
      goods { name quantity }
      isReturned at
    }
    next
  }
}`)

const answer = v.object({
  staffOrders: v.object({ items: v.array(listedOrder), next: v.nullable(v.string()) }),
}) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

export type OrdersToPack = v.InferOutput<typeof answer>['staffOrders']

/** A page of the orders to pack, the oldest first; of those with the numbers alone where there are numbers. */
export const askOrdersToPack: Operation<OrdersToPack, VariablesFor<typeof query>> = {
  operationName: 'StaffOrdersToPack',
  query,
  parse: (data) => v.parse(answer, data).staffOrders,
}
