import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { answeredPaying, type Paying } from '../../order/answered-order.ts'

const query =
  graphql(`mutation PayOrder($checkout: String!, $secret: String!, $method: String!, $acceptedTotal: Int!, $card: CardUse) {
  payOrder(checkout: $checkout, secret: $secret, method: $method, acceptedTotal: $acceptedTotal, card: $card) {
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

const answer = v.object({ payOrder: answeredPaying }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Charges the card. A second call finds what the first has done. */
export const payOrder: Operation<Paying, VariablesFor<typeof query>> = {
  operationName: 'PayOrder',
  query,
  parse: (data) => v.parse(answer, data).payOrder,
}
