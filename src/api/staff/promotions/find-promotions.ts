import { and, desc, eq, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Cents } from '../../../domain/money/money.ts'
import type { PromotionCode } from '../../../domain/pricing/promotion-code.ts'
import { type PromotionView, promotionViews } from '../../../domain/staff/promotion-views.ts'
import type { Db } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { codeUses, promotionCodes } from '../../db/schema/promotion-codes.ts'
import { codeOfRow, countingStates } from '../../promotions/promotion-codes.ts'
import { revisionOf } from '../revision.ts'

export interface StaffPromotion {
  readonly code: PromotionCode
  readonly revision: string
  /** With orders that are paid, or with the bank. */
  readonly uses: number
  /** What it took off those. */
  readonly off: Cents
}

export interface PromotionsFound {
  readonly items: readonly StaffPromotion[]
  readonly next?: string
  readonly counts: Readonly<Record<PromotionView, number>>
}

const inView = (view: PromotionView, today: string): SQL | undefined => {
  if (view === 'to-come') return gt(promotionCodes.startsOn, today)
  if (view === 'over') return and(lt(promotionCodes.endsOn, today), lte(promotionCodes.startsOn, today))
  return and(lte(promotionCodes.startsOn, today), gte(promotionCodes.endsOn, today))
}

const usesOf = async (db: Db, codes: readonly string[]): Promise<Map<string, { uses: number; off: Cents }>> => {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select({
      code: codeUses.code,
      uses: sql<string | number>`count(*)`,
      off: sql<string | number | null>`sum(${orders.off})`,
    })
    .from(codeUses)
    .innerJoin(orders, eq(orders.id, codeUses.order))
    .where(and(inArray(codeUses.code, [...codes]), inArray(orders.state, [...countingStates])))
    .groupBy(codeUses.code)
  return new Map(rows.map(({ code, uses, off }) => [code, { uses: Number(uses), off: Number(off ?? 0) as Cents }]))
}

export const readPromotions = async (db: Db, where: SQL | undefined, limit: number): Promise<StaffPromotion[]> => {
  const rows = await db
    .select({ row: promotionCodes, revision: revisionOf(promotionCodes) })
    .from(promotionCodes)
    .where(where)
    .orderBy(desc(promotionCodes.startsOn), desc(promotionCodes.code))
    .limit(limit)
  const uses = await usesOf(
    db,
    rows.map(({ row }) => row.code),
  )
  return rows.map(({ row, revision }) => ({
    code: codeOfRow(row),
    revision,
    ...(uses.get(row.code) ?? { uses: 0, off: 0 as Cents }),
  }))
}

export const findPromotion = async (db: Db, code: string): Promise<StaffPromotion | undefined> =>
  (await readPromotions(db, eq(promotionCodes.code, code), 1))[0]

const afterCursor = (cursor: string | undefined): SQL | undefined => {
  const [, day, code] = /^(\d{4}-\d\d-\d\d) ([A-Z0-9]{3,40})$/.exec(cursor ?? '') ?? []
  if (day === undefined || code === undefined) return undefined
  return sql`(${promotionCodes.startsOn}, ${promotionCodes.code}) < (${day}::date, ${code})`
}

/** Those in a view, the latest first, a page at a time. `today` by the clock of the shop. */
export const findPromotions = async (
  db: Db,
  { view, first, after }: { view: PromotionView; first: number; after?: string | undefined },
  today: string,
): Promise<PromotionsFound> => {
  const found = await readPromotions(db, and(inView(view, today), afterCursor(after)), first + 1)
  const items = found.slice(0, first)
  const last = items.at(-1)
  const counted = await Promise.all(promotionViews.map((each) => db.$count(promotionCodes, inView(each, today))))
  const [running = 0, toCome = 0, over = 0] = counted.map(Number)
  return {
    items,
    ...(found.length > first && last && { next: `${last.code.startsOn} ${last.code.code}` }),
    counts: { running, 'to-come': toCome, over },
  }
}
