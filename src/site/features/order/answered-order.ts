import * as v from 'valibot'
import type { Cents } from '../../../domain/money/money.ts'
import { isPaid, type OrderState, orderStates } from '../../../domain/orders/order-state.ts'

const cents = v.pipe(
  v.number(),
  v.transform((amount) => amount as Cents),
)

/** As GraphQL writes them. */
const states = orderStates.map((state) => state.toUpperCase() as Uppercase<OrderState>)

/** An order as the server tells it to the browser it was made in. */
export const answeredOrder = v.object({
  number: v.string(),
  state: v.picklist(states),
  email: v.string(),
  name: v.string(),
  phone: v.string(),
  isPickUp: v.boolean(),
  address: v.nullable(v.object({ street: v.string(), suburb: v.string(), state: v.string(), postcode: v.string() })),
  zone: v.string(),
  lines: v.array(
    v.object({
      sku: v.string(),
      name: v.string(),
      slug: v.string(),
      picture: v.string(),
      quantity: v.number(),
      price: cents,
      off: cents,
      isBonus: v.boolean(),
    }),
  ),
  goods: cents,
  off: cents,
  code: v.nullable(v.string()),
  deliveryCost: cents,
  total: cents,
  gst: cents,
  card: v.nullable(v.object({ brand: v.string(), last4: v.string() })),
  promise: v.nullable(
    v.object({
      leaves: v.nullable(v.string()),
      from: v.nullable(v.string()),
      to: v.nullable(v.string()),
      ready: v.nullable(v.string()),
    }),
  ),
  heldUntil: v.string(),
  declined: v.nullable(v.string()),
  placedAt: v.string(),
  paidAt: v.nullable(v.string()),
})

export type CheckoutOrder = v.InferOutput<typeof answeredOrder>
export type CheckoutOrderLine = CheckoutOrder['lines'][number]

/** What paying, or asking how an order stands, was answered with. */
export const answeredPaying = v.object({
  order: v.nullable(answeredOrder),
  reason: v.nullable(v.picklist(['NO_ORDER', 'TOTAL_CHANGED', 'HOLD_OVER', 'CODE_USED'])),
  asking: v.boolean(),
  key: v.nullable(v.string()),
  verification: v.nullable(v.object({ url: v.nullable(v.string()), clientSecret: v.nullable(v.string()) })),
})

export type Paying = v.InferOutput<typeof answeredPaying>

export const isPaidOrder = ({ state }: Pick<CheckoutOrder, 'state'>): boolean =>
  isPaid(state.toLowerCase() as OrderState)
