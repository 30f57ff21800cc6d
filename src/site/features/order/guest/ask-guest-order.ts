import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type GuestAnswer, guestAnswer } from './guest-answer.ts'

const query = graphql(`query GuestOrder($number: String!, $proof: String!) {
  guestOrder(number: $number, proof: $proof) {
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

const answer = v.object({ guestOrder: guestAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** An order, for whoever has its letter or ordered it. */
export const askGuestOrder: Operation<GuestAnswer, VariablesFor<typeof query>> = {
  operationName: 'GuestOrder',
  query,
  parse: (data) => v.parse(answer, data).guestOrder,
}
