import * as v from 'valibot'
import type { Cents } from '../../../../domain/money/money.ts'
import { answeredOrder } from '../answered-order.ts'

const cents = v.pipe(
  v.number(),
  v.transform((amount) => amount as Cents),
)

const reason = v.picklist(['CHANGE_OF_MIND', 'FAULTY', 'DAMAGED', 'WRONG_ITEM'])

export type Reason = v.InferOutput<typeof reason>

export const guestOrder = v.object({
  key: v.nullable(v.string()),
  canReturn: v.boolean(),
  canChangeMind: v.boolean(),
  returnUntil: v.nullable(v.string()),
  order: v.object({
    ...answeredOrder.entries,
    canCancel: v.boolean(),
    refunded: cents,
    tracking: v.nullable(v.object({ carrier: v.string(), number: v.string() })),
  }),
  returns: v.array(v.object({ number: v.string(), units: v.number(), reason })),
  refunds: v.array(v.object({ id: v.string(), amount: cents, paidAt: v.string() })),
})

/** An order as its own page knows it. */
export type GuestOrder = v.InferOutput<typeof guestOrder>

export const guestAnswer = v.object({
  /** Null where number and proof do not belong together, or to nobody. */
  found: v.nullable(guestOrder),
  problem: v.nullable(v.string()),
  returnNumber: v.nullable(v.string()),
})

export type GuestAnswer = v.InferOutput<typeof guestAnswer>
