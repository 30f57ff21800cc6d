import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { listedOrder, orderCounts } from './order-answers.ts'

const query = graphql(`query StaffOrders($view: StaffOrderView!, $words: String, $first: Int, $after: String) {
  staffOrders(view: $view, words: $words, first: $first, after: $after) {
    items {
      number revision state name email isPickUp suburb total refunded
      promise { leaves from to ready }
      goods { name quantity }
      isReturned at
    }
    next
  }
  staffOrderCounts { toPack toPackTotal toSend atTheCounter onTheWay returns }
}`)

const answer = v.object({
  staffOrders: v.object({ items: v.array(listedOrder), next: v.nullable(v.string()) }),
  staffOrderCounts: orderCounts,
}) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

export interface OrdersPage extends v.InferOutput<typeof answer> {}

/** A page of the orders in a view, and how many wait. */
export const askOrders: Operation<OrdersPage, VariablesFor<typeof query>> = {
  operationName: 'StaffOrders',
  query,
  parse: (data) => v.parse(answer, data),
}
