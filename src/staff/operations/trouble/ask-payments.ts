import * as v from 'valibot'
import type { Cents } from '../../../domain/money/money.ts'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'

const query = graphql(`query StaffPayments {
  staffPayments {
    unmatched { kind order payment refund amount what toDo since }
    isGatewayAway
  }
}`)

const unmatched = v.object({
  kind: v.picklist(['WITH_THE_BANK', 'REFUND_FAILED', 'REFUND_OWED', 'CHARGE_OF_UNPAID', 'CHARGE_WITHOUT_ORDER']),
  order: v.nullable(v.string()),
  payment: v.nullable(v.string()),
  refund: v.nullable(v.string()),
  amount: v.pipe(
    v.number(),
    v.transform((amount) => amount as Cents),
  ),
  what: v.string(),
  toDo: v.string(),
  since: v.nullable(v.string()),
})

export type Unmatched = v.InferOutput<typeof unmatched>

const payments = v.object({ unmatched: v.array(unmatched), isGatewayAway: v.boolean() })

export type Payments = v.InferOutput<typeof payments>

const answer = v.object({ staffPayments: payments }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Charges, orders and refunds that do not go together. */
export const askPayments: Operation<Payments, VariablesFor<typeof query>> = {
  operationName: 'StaffPayments',
  query,
  parse: (data) => v.parse(answer, data).staffPayments,
}
