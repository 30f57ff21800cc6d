import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type GuestOrder, guestOrder } from '../../order/guest/guest-answer.ts'

const query = graphql(`query MyOrder($number: String!) {
  myOrder(number: $number) {
    key canReturn canChangeMind returnUntil
    order {
      number state email name phone isPickUp zone
      address { street suburb state postcode }
      lines { sku name slug picture quantity price off isBonus }
      goods off code deliveryCost total gst
      card { brand last4 }
      promise { leaves from to ready }
      heldUntil declined placedAt paidAt
      canCancel refunded
      tracking { carrier number }
    }
    returns { number units reason }
    refunds { id amount paidAt }
  }
}`)

const answer = v.object({ myOrder: v.nullable(guestOrder) }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** One of my orders, with the key that cancels it, sends it back and opens its papers; null where it is not mine. */
export const askMyOrder: Operation<GuestOrder | null, VariablesFor<typeof query>> = {
  operationName: 'MyOrder',
  query,
  parse: (data) => v.parse(answer, data).myOrder,
}
