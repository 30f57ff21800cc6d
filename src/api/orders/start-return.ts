import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { checkDigit } from '../../domain/numbers/check-digit.ts'
import type { RefundedLine } from '../../domain/orders/refund-amount.ts'
import type { ReturnReason } from '../../domain/orders/return-reasons.ts'
import { canReturn, returnUntil } from '../../domain/orders/return-window.ts'
import { returnProblem } from '../../domain/orders/returned-units.ts'
import type { Db } from '../db/database.ts'
import { returns } from '../db/schema/returns.ts'
import { lockOrder, noteEvent } from './change-state.ts'
import type { OrderServices } from './order-services.ts'
import { readLines } from './read-order.ts'
import { tellCustomer } from './tell-customer.ts'

export interface ReturnRequest {
  order: string
  /** Made by the browser: a double click brings it again. */
  key: string
  lines: readonly RefundedLine[]
  reason: ReturnReason
  words: string
}

export type StartedReturn = { ok: true; number: string } | { ok: false; problem: string }

const mostReturns = 10

const newNumber = (): string => {
  const digits = `${randomInt(100_000, 1_000_000)}`
  return `R-${digits}-${checkDigit(digits)}`
}

/** Gives a return its number at once. Changes of mind are for a while; what is faulty can come back at any time. */
export const startReturn = (services: OrderServices, request: ReturnRequest, now: Date): Promise<StartedReturn> =>
  services.db.transaction(async (unit: Db): Promise<StartedReturn> => {
    if (!/^[\w-]{20,64}$/.test(request.key)) return { ok: false, problem: 'Reload the page, then try again.' }
    const order = await lockOrder(unit, request.order)
    if (order === undefined) return { ok: false, problem: 'There’s no such order.' }
    const earlier = await unit.select().from(returns).where(eq(returns.order, order.id))
    const before = earlier.find(({ key }) => key === request.key)
    if (before !== undefined) return { ok: true, number: before.number }
    if (earlier.length >= mostReturns)
      return { ok: false, problem: 'This order has had a lot of returns already. Ring us and we’ll sort it out.' }
    const lines = await readLines(unit, order.id)
    const problem = returnProblem(lines, request.lines)
    if (problem !== undefined) return { ok: false, problem }
    const { returnDays, dispatch } = services.terms()
    if (!canReturn(order, request.reason, returnDays, dispatch.timeZone, now))
      return {
        ok: false,
        problem: `You can change your mind for ${returnDays} days. If something is wrong with it, say so.`,
      }
    const number = newNumber()
    const { key, reason, words } = request
    await unit.insert(returns).values({
      number,
      order: order.id,
      key,
      lines: [...request.lines],
      reason,
      words: words.slice(0, 2000),
      askedAt: now,
    })
    await noteEvent(unit, order, 'customer', now, `Return ${number}: ${reason}`)
    const until = reason === 'change of mind' ? returnUntil(order, returnDays, dispatch.timeZone) : undefined
    const told = { number, lines: request.lines, ...(until !== undefined && { until }) }
    await tellCustomer(unit, services, order, 'return-started', { return: told })
    return { ok: true, number }
  })
