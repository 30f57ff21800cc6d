import { createHash } from 'node:crypto'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Cents } from '../../domain/money/money.ts'
import { type OrderState, paidStates } from '../../domain/orders/order-state.ts'
import { isCode, normalCode, type PromotionCode } from '../../domain/pricing/promotion-code.ts'
import type { Db } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { codeUses, promotionCodes } from '../db/schema/promotion-codes.ts'

type CodeRow = typeof promotionCodes.$inferSelect

/** As it is kept. */
export const codeOfRow = (row: CodeRow): PromotionCode => ({ ...row, minimum: row.minimum as Cents })

/** The code that somebody typed, if there is one. */
export const codeAsTyped = async (db: Db, typed: string): Promise<PromotionCode | undefined> => {
  const wanted = normalCode(typed)
  if (!isCode(wanted)) return undefined
  const [row] = await db.select().from(promotionCodes).where(eq(promotionCodes.code, wanted))
  return row && codeOfRow(row)
}

/** The same person with the same address, however it is written. */
const customerDigest = (email: string): string =>
  createHash('sha256').update(`customer\n${email.trim().toLowerCase()}`).digest('base64url')

/** Orders whose use of a code counts: paid, or with the bank. */
export const countingStates: readonly OrderState[] = ['verifying', ...paidStates]

/** Whether a customer has had a code with another order. */
export const hasUsedCode = async (db: Db, code: string, email: string, exceptOrder?: string): Promise<boolean> => {
  const [use] = await db
    .select({ order: codeUses.order })
    .from(codeUses)
    .innerJoin(orders, eq(orders.id, codeUses.order))
    .where(
      and(
        eq(codeUses.code, code),
        eq(codeUses.customer, customerDigest(email)),
        inArray(orders.state, [...countingStates]),
        exceptOrder === undefined ? undefined : ne(codeUses.order, exceptOrder),
      ),
    )
    .limit(1)
  return use !== undefined
}

/** Notes that an order about to be paid uses a code; false when the customer has had it. Two orders at once wait for each other. */
export const spendCode = async (unit: Db, code: PromotionCode, email: string, order: string): Promise<boolean> => {
  const customer = customerDigest(email)
  await unit.execute(sql`select pg_advisory_xact_lock(hashtext(${`${code.code}\n${customer}`}))`)
  if (code.oncePerCustomer && (await hasUsedCode(unit, code.code, email, order))) return false
  await unit.delete(codeUses).where(eq(codeUses.order, order))
  await unit.insert(codeUses).values({ code: code.code, customer, order })
  return true
}
