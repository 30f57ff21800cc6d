import type { Cents } from '../money/money.ts'
import type { DeliveryZone } from '../pricing/delivery-zone.ts'
import type { OrderState } from './order-state.ts'

/** A street address in Australia. */
export interface StreetAddress {
  street: string
  suburb: string
  state: string
  postcode: string
}

export type OrderDelivery =
  | { kind: 'door'; address: StreetAddress; zone: DeliveryZone }
  /** By the slug of the place. */
  | { kind: 'pick-up'; point: string }

/** Who pays, where that is not who receives. */
export interface BillingDetails {
  name: string
  address: StreetAddress
}

/** What was said about when it comes, at the moment it was paid. Days as 2026-11-15. */
export type OrderPromise =
  | { kind: 'door'; leaves: string; from: string; to: string }
  /** An ISO moment. */
  | { kind: 'pick-up'; ready: string }

export interface Tracking {
  carrier: string
  number: string
}

export interface OrderLine {
  sku: string
  /** In the words of that day. */
  name: string
  slug: string
  picture: string
  quantity: number
  /** Of one. */
  price: Cents
  /** What a code took off the line. */
  off: Cents
  /** Came for nothing. */
  isBonus: boolean
  refundedUnits: number
}

/** An order as it stands. */
export interface Order {
  number: string
  state: OrderState
  email: string
  name: string
  phone: string
  delivery: OrderDelivery
  billing?: BillingDetails
  notes: string
  lines: readonly OrderLine[]
  goods: Cents
  /** What a code took off, of goods and delivery. */
  off: Cents
  code?: string
  /** Before a code. */
  deliveryCost: Cents
  total: Cents
  gst: Cents
  card?: { brand: string; last4: string }
  promise?: OrderPromise
  tracking?: Tracking
  /** Paid back, or owed. */
  refunded: Cents
  placedAt: Date
  paidAt?: Date
}
