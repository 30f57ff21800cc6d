import * as v from 'valibot'

export const listedStock = v.object({
  sku: v.string(),
  revision: v.string(),
  name: v.string(),
  slug: v.string(),
  picture: v.string(),
  onHand: v.number(),
  held: v.number(),
  available: v.number(),
  sold: v.number(),
  weeksLeft: v.nullable(v.number()),
  waiting: v.number(),
  bay: v.nullable(v.string()),
  backOn: v.nullable(v.string()),
})

export type ListedStock = v.InferOutput<typeof listedStock>

const entry = v.object({
  id: v.number(),
  at: v.string(),
  change: v.number(),
  reason: v.string(),
  note: v.nullable(v.string()),
  who: v.string(),
  order: v.nullable(v.string()),
})

export const stockFile = v.object({
  item: listedStock,
  areNamesUnknown: v.boolean(),
  ledger: v.array(entry),
  hasMore: v.boolean(),
  placedBy: v.nullable(v.string()),
  placedAt: v.nullable(v.string()),
})

export type StockFile = v.InferOutput<typeof stockFile>

/** What came of something that was done to a count, and the count as it is now. */
export const stockActed = v.object({
  sku: v.string(),
  problem: v.nullable(v.string()),
  changedBy: v.nullable(v.string()),
  file: v.nullable(stockFile),
})

export type StockActed = v.InferOutput<typeof stockActed>

const figures = v.object({ onHand: v.number(), bay: v.nullable(v.string()), backOn: v.nullable(v.string()) })

export type Figures = v.InferOutput<typeof figures>

export const plannedLine = v.object({
  line: v.number(),
  sku: v.string(),
  problem: v.nullable(v.string()),
  isSame: v.boolean(),
  before: v.nullable(figures),
  after: v.nullable(figures),
})

export type PlannedLine = v.InferOutput<typeof plannedLine>
