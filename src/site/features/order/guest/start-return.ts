import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type GuestAnswer, guestAnswer } from './guest-answer.ts'

const query =
  graphql(`mutation StartReturn($number: String!, $proof: String!, $key: String!, $lines: [ReturnedLineInput!]!, $reason: ReturnReason!, $words: String!) {
  startReturn(number: $number, proof: $proof, key: $key, lines: $lines, reason: $reason, words: $words) {
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

const answer = v.object({ startReturn: guestAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** A return number. Asked again under the same key, it is the same one. */
export const startReturn: Operation<GuestAnswer, VariablesFor<typeof query>> = {
  operationName: 'StartReturn',
  query,
  parse: (data) => v.parse(answer, data).startReturn,
}
