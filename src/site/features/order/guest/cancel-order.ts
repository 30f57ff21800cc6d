import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type GuestAnswer, guestAnswer } from './guest-answer.ts'

const query = graphql(`mutation CancelOrder($number: String!, $proof: String!) {
  cancelOrder(number: $number, proof: $proof) {
    found {
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
    problem returnNumber
  }
}`)

const answer = v.object({ cancelOrder: guestAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Calls an order off that is not packed yet. Asked again, it is done already. */
export const cancelOrder: Operation<GuestAnswer, VariablesFor<typeof query>> = {
  operationName: 'CancelOrder',
  query,
  parse: (data) => v.parse(answer, data).cancelOrder,
}
