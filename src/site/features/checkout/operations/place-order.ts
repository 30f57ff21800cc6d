import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { answeredOrder } from '../../order/answered-order.ts'

const query =
  graphql(`mutation PlaceOrder($checkout: String!, $secret: String!, $lines: [CartLineInput!]!, $isPickUp: Boolean!, $ownBilling: Boolean!, $fields: [FormFieldInput!]!, $code: String!) {
  placeOrder(checkout: $checkout, secret: $secret, lines: $lines, isPickUp: $isPickUp, ownBilling: $ownBilling, fields: $fields, code: $code) {
    order {
      number state email name phone isPickUp zone
      address { street suburb state postcode }
      lines { sku name slug picture quantity price off isBonus }
      goods off code deliveryCost total gst
      card { brand last4 }
      promise { leaves from to ready }
      heldUntil declined placedAt paidAt
    }
    codeWords left reason message notSold
    problems { field message }
    short { sku wanted available }
  }
}`)

const answer = v.object({
  placeOrder: v.object({
    order: v.nullable(answeredOrder),
    codeWords: v.nullable(v.string()),
    left: v.array(v.string()),
    reason: v.nullable(v.picklist(['PROBLEMS', 'SHORT', 'NOT_SOLD', 'PRICES_UNKNOWN', 'DELIVERY_BY_QUOTE', 'REFUSED'])),
    message: v.nullable(v.string()),
    notSold: v.array(v.string()),
    problems: v.array(v.object({ field: v.string(), message: v.string() })),
    short: v.array(v.object({ sku: v.string(), wanted: v.number(), available: v.number() })),
  }),
}) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

export type PlacingVariables = VariablesFor<typeof query>
export type Placing = v.InferOutput<typeof answer>['placeOrder']

/** Prices the order and holds what is in it. Nothing is charged, however often it is asked. */
export const placeOrder: Operation<Placing, PlacingVariables> = {
  operationName: 'PlaceOrder',
  query,
  parse: (data) => v.parse(answer, data).placeOrder,
}
