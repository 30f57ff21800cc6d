import * as v from 'valibot'
import type { Cents } from '../../../../domain/money/money.ts'
import { parseJson } from '../../../state/parse-json.ts'

const key = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/))
const cents = v.custom<Cents>((value) => Number.isSafeInteger(value))

/** What the visitor saw before the server spoke; each difference to it is pointed out. */
const seenSchema = v.object({
  /** Of one, by SKU, as it was first shown in this checkout. */
  prices: v.record(v.string(), cents),
  /** By SKU: where others are ordered, the visitor has changed it, and the total is not compared. */
  quantities: v.record(v.string(), v.number()),
  /** Null where it was not known yet. */
  delivery: v.nullable(cents),
  bonus: v.array(v.object({ sku: v.string(), quantity: v.number(), offer: v.string() })),
  /** What the code took off. */
  off: cents,
  total: v.nullable(cents),
})

const checkoutSchema = v.object({
  checkout: key,
  secret: key,
  /** What was typed, by the names of the fields. */
  details: v.record(v.string(), v.string()),
  ownBilling: v.boolean(),
  /** An ISO moment. */
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Enough of the card to know it by. */
  card: v.optional(
    v.object({
      brand: v.string(),
      last4: v.string(),
      keep: v.optional(v.boolean()),
      owner: v.optional(v.string()),
    }),
  ),
  /** What somebody who is signed in wants kept for next time. */
  keeps: v.optional(v.record(v.string(), v.boolean())),
  seen: v.optional(seenSchema),
  /** Changes that the visitor has agreed to. */
  accepted: v.optional(v.array(v.string()), []),
  /** Events that were told: each is told once. */
  told: v.optional(v.array(v.string()), []),
})

export type Seen = v.InferOutput<typeof seenSchema>
export type Checkout = v.InferOutput<typeof checkoutSchema>
export type CheckoutKeys = Pick<Checkout, 'checkout' | 'secret'>

export const keptDays = 30

const isRecent = (moment: string, now: Date): boolean => now.getTime() - Date.parse(moment) < keptDays * 86_400_000

/** Undefined for what nobody wrote here, or wrote long ago. */
export const readCheckout = (text: string | null, now: Date): Checkout | undefined => {
  const { success, output } = v.safeParse(checkoutSchema, parseJson(text))
  return success && isRecent(output.savedAt, now) ? output : undefined
}

const paidSchema = v.object({
  checkout: key,
  secret: key,
  paidAt: v.pipe(v.string(), v.isoTimestamp()),
})

/** The last order that was paid here: its page can be opened again. */
export type PaidKeys = v.InferOutput<typeof paidSchema>

export const readPaidKeys = (text: string | null, now: Date): PaidKeys | undefined => {
  const { success, output } = v.safeParse(paidSchema, parseJson(text))
  return success && isRecent(output.paidAt, now) ? output : undefined
}
