import type { OpeningHours } from '../../../domain/calendar/opening-hours.ts'
import type { Address } from '../../../domain/contact/address.ts'
import type { Cents } from '../../../domain/money/money.ts'
import type { OrderLine } from '../../../domain/orders/order.ts'
import type { ShopTerms } from '../../../domain/shop/shop-terms.ts'

/** Where an order is picked up, as the list of dealers has it. */
export interface PickUpPoint extends Address {
  name: string
  hours: OpeningHours
  /** The clock on its wall, as the terms of the shop have it. */
  timeZone: string
}

/** What the shop promises, as content has it, and the clock it goes by. */
export type LetterTerms = Pick<ShopTerms, 'returnDays' | 'refundDays'> &
  Pick<ShopTerms['pickUp'], 'keptDays'> &
  Pick<ShopTerms['dispatch'], 'timeZone'>

/** What every letter about an order needs beside the order. */
export interface LetterDetails {
  terms: LetterTerms
  /** The page of the order, for whoever has the letter. */
  orderUrl: string
  /** When what the letter reports has happened. */
  at: Date
  /** Of an order that is picked up. Without it the letter leads to the page of the order instead. */
  pickUp?: PickUpPoint | undefined
  /** Address of a JPEG of a line, 152 × 124 pixels, the same for everybody. Without one there are no pictures. */
  pictureOf?: ((line: OrderLine) => string | undefined) | undefined
}

/** A PDF that goes with the letter, or can be had on a page. */
export interface LetterFile {
  url?: string | undefined
  isAttached?: boolean | undefined
}

/** A part of a line that is paid back or sent back. */
export interface LinePart {
  line: OrderLine
  units: number
}

export interface RefundedPart extends LinePart {
  /** What is paid back for these units, after what a code took off. */
  amount: Cents
}

/** One payment back. */
export interface OrderRefund {
  /** Of the gateway, or ours: tells it from other refunds of the order. */
  id: string
  amount: Cents
  parts: readonly RefundedPart[]
  /** Of the amount, for delivery. */
  delivery: Cents
  /** A sentence of whoever decided it; may be empty. */
  reason: string
}

export interface OrderReturn {
  /** What is written on the carton. */
  number: string
  parts: readonly LinePart[]
  /** `changed-mind`: unused, at the customer's freight, until a day. `fault`: at ours, whatever the day. */
  why: { kind: 'changed-mind'; until: string } | { kind: 'fault' }
}

/** What each letter needs. */
export interface DetailsOf {
  received: LetterDetails
  paid: LetterDetails & { invoice?: LetterFile | undefined }
  /** `trackingUrl`: the carrier's page of the parcel. */
  shipped: LetterDetails & { trackingUrl?: string | undefined }
  ready: LetterDetails
  collected: LetterDetails
  cancelled: LetterDetails & { creditNote?: LetterFile | undefined }
  refunded: LetterDetails & { refund: OrderRefund; creditNote?: LetterFile | undefined }
  'expired-charge': LetterDetails
  'return-started': LetterDetails & { return: OrderReturn }
}

export type OrderLetterKind = keyof DetailsOf
