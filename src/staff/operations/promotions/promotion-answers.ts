import * as v from 'valibot'
import type { Cents } from '../../../domain/money/money.ts'

const cents = v.pipe(
  v.number(),
  v.transform((amount) => amount as Cents),
)

export const promotionFields =
  'code revision name kind percent cents minimum startsOn endsOn oncePerCustomer uses off view'

export const promotion = v.object({
  code: v.string(),
  revision: v.string(),
  name: v.string(),
  kind: v.picklist(['PERCENTAGE', 'AMOUNT', 'FREE_DELIVERY']),
  percent: v.number(),
  cents,
  minimum: cents,
  startsOn: v.string(),
  endsOn: v.string(),
  oncePerCustomer: v.boolean(),
  uses: v.number(),
  off: cents,
  view: v.picklist(['RUNNING', 'TO_COME', 'OVER']),
})

export type Promotion = v.InferOutput<typeof promotion>

/** What came of something that was done to a promotion, and the promotion as it is now. */
export const promotionActed = v.object({
  code: v.string(),
  problem: v.nullable(v.string()),
  changedBy: v.nullable(v.string()),
  promotion: v.nullable(promotion),
})

export type PromotionActed = v.InferOutput<typeof promotionActed>

const sums = v.object({ goods: cents, off: cents, delivery: v.nullable(cents), total: cents, gst: cents })

export const preview = v.object({
  problem: v.nullable(v.string()),
  carts: v.array(
    v.object({
      lines: v.array(v.object({ name: v.string(), quantity: v.number() })),
      zone: v.string(),
      before: sums,
      after: sums,
      effect: v.string(),
      words: v.string(),
    }),
  ),
  day: v.nullable(v.string()),
})

export type Preview = v.InferOutput<typeof preview>
