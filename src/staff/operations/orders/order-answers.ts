import * as v from 'valibot'
import type { Cents } from '../../../domain/money/money.ts'
import { type OrderState, orderStates } from '../../../domain/orders/order-state.ts'

const cents = v.pipe(
  v.number(),
  v.transform((amount) => amount as Cents),
)

/** As GraphQL writes them. */
const states = orderStates.map((each) => each.toUpperCase() as Uppercase<OrderState>)

const state = v.picklist(states)

export const stateOf = (written: Uppercase<OrderState>): OrderState => written.toLowerCase() as OrderState

const promise = v.nullable(
  v.object({
    leaves: v.nullable(v.string()),
    from: v.nullable(v.string()),
    to: v.nullable(v.string()),
    ready: v.nullable(v.string()),
  }),
)

export const listedOrder = v.object({
  number: v.string(),
  revision: v.string(),
  state,
  name: v.string(),
  email: v.string(),
  isPickUp: v.boolean(),
  suburb: v.string(),
  total: cents,
  refunded: cents,
  promise,
  goods: v.array(v.object({ name: v.string(), quantity: v.number() })),
  isReturned: v.boolean(),
  at: v.string(),
})

export type ListedOrder = v.InferOutput<typeof listedOrder>

export const orderFile = v.object({
  revision: v.string(),
  order: v.object({
    number: v.string(),
    state,
    email: v.string(),
    name: v.string(),
    phone: v.string(),
    isPickUp: v.boolean(),
    address: v.nullable(v.object({ street: v.string(), suburb: v.string(), state: v.string(), postcode: v.string() })),
    zone: v.string(),
    notes: v.string(),
    lines: v.array(
      v.object({
        sku: v.string(),
        name: v.string(),
        picture: v.string(),
        quantity: v.number(),
        price: cents,
        off: cents,
        isBonus: v.boolean(),
        refundedUnits: v.number(),
      }),
    ),
    goods: cents,
    off: cents,
    code: v.nullable(v.string()),
    deliveryCost: cents,
    total: cents,
    gst: cents,
    card: v.nullable(v.object({ brand: v.string(), last4: v.string() })),
    promise,
    tracking: v.nullable(v.object({ carrier: v.string(), number: v.string() })),
    refunded: cents,
    canCancel: v.boolean(),
    placedAt: v.string(),
    paidAt: v.nullable(v.string()),
  }),
  payment: v.nullable(v.string()),
  events: v.array(
    v.object({ at: v.string(), who: v.string(), from: v.nullable(state), to: state, note: v.nullable(v.string()) }),
  ),
  refunds: v.array(v.object({ amount: cents, reason: v.string(), who: v.string(), state: v.string(), at: v.string() })),
  returns: v.array(
    v.object({
      number: v.string(),
      reason: v.string(),
      words: v.string(),
      lines: v.array(v.object({ position: v.number(), units: v.number() })),
      askedAt: v.string(),
      isSettled: v.boolean(),
    }),
  ),
  available: v.array(v.object({ sku: v.string(), available: v.number(), bay: v.nullable(v.string()) })),
  otherOrders: v.number(),
  otherTotal: cents,
})

export type OrderFile = v.InferOutput<typeof orderFile>

/** What came of something that was done to an order, and the order as it is now. */
export const actedOn = v.object({
  number: v.string(),
  problem: v.nullable(v.string()),
  changedBy: v.nullable(v.string()),
  order: v.nullable(orderFile),
})

export type ActedOn = v.InferOutput<typeof actedOn>

export const orderCounts = v.object({
  toPack: v.number(),
  toPackTotal: cents,
  toSend: v.number(),
  atTheCounter: v.number(),
  onTheWay: v.number(),
  returns: v.number(),
})

export type OrderCounts = v.InferOutput<typeof orderCounts>
