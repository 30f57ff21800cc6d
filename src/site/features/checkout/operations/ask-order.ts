import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { answeredPaying, type Paying } from '../../order/answered-order.ts'

const query = graphql(`query OrderOfCheckout($checkout: String!, $secret: String!) {
  orderOfCheckout(checkout: $checkout, secret: $secret) {
    order {
      number state email name phone isPickUp zone
      address { street suburb state postcode }
      lines { sku name slug picture quantity price off isBonus }
      goods off code deliveryCost total gst
      card { brand last4 }
      promise { leaves from to ready }
      heldUntil declined placedAt paidAt
    }
    reason asking key
    verification { url clientSecret }
  }
}`)

const answer = v.object({ orderOfCheckout: answeredPaying }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** How the order stands by the bank's word. */
export const askOrder: Operation<Paying, VariablesFor<typeof query>> = {
  operationName: 'OrderOfCheckout',
  query,
  parse: (data) => v.parse(answer, data).orderOfCheckout,
}
