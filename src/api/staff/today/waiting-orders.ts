import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { momentInZone } from '../../../domain/calendar/clock-in-zone.ts'
import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import { addWorkingDays, workingDaysIn } from '../../../domain/calendar/working-days.ts'
import { type DispatchTerms, dispatchDay } from '../../../domain/delivery/delivery-dates.ts'
import type { ShopTerms } from '../../../domain/shop/shop-terms.ts'
import type { WaitKind } from '../../../domain/staff/wait-kind.ts'
import { momentOf } from '../../../domain/staff/working-moment.ts'
import type { Db } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { returns } from '../../db/schema/returns.ts'
import type { OrderRow } from '../../orders/change-state.ts'
import { fewAlone, type Wait } from './wait.ts'

const endOfDay = '23:59'

/**
 * Until the courier takes it: the cut-off of the day on which it leaves. What was paid just before it, and is not packed yet, still
 * has the rest of that day.
 */
const leavesBy = (paidAt: Date, now: Date, terms: DispatchTerms): Date => {
  const day = dispatchDay(paidAt, terms)
  const cutOff = momentOf(day, terms.cutOff, terms.timeZone)
  return cutOff > now ? cutOff : momentOf(day, endOfDay, terms.timeZone)
}

type Due = Pick<OrderRow, 'number' | 'total'> & { readonly kind: WaitKind; readonly due: Date }

const dueOf = (row: OrderRow, now: Date, { dispatch }: ShopTerms): Due => {
  const { number, total, state, delivery, promise, placedAt, paidAt } = row
  const own = { number, total }
  if (delivery.kind === 'pick-up') {
    const due = promise?.kind === 'pick-up' ? new Date(promise.ready) : (paidAt ?? placedAt)
    return { ...own, kind: 'counter', due }
  }
  return { ...own, kind: state === 'packed' ? 'send' : 'pack', due: leavesBy(paidAt ?? placedAt, now, dispatch) }
}

/** Orders to pack, send and bring to the counter, together as far as they have to be done by the same time. */
const waitingOrders = async (db: Db, terms: ShopTerms, now: Date): Promise<Wait[]> => {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.state, ['paid', 'packed']))
    .orderBy(asc(orders.paidAt))
  const due = rows.map((row) => dueOf(row, now, terms))
  const isLate = (at: Date) => at < now
  const groups = Map.groupBy(due, (each) =>
    each.kind === 'counter'
      ? `counter ${isLate(each.due)}`
      : `${each.kind} ${isLate(each.due) ? '' : each.due.getTime()}`,
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group.toSorted((one, other) => one.due.getTime() - other.due.getTime())
    if (first === undefined) return []
    return {
      kind: first.kind,
      of: group.length === 1 ? first.number : '',
      many: group.length,
      who: '',
      what: group
        .map(({ number }) => number)
        .slice(0, 3)
        .join(', '),
      amount: group.reduce((sum, { total }) => sum + total, 0),
      due: first.due,
    }
  })
}

const waitingReturns = async (db: Db, { dispatch, refundDays }: ShopTerms): Promise<Wait[]> => {
  const isWorkingDay = workingDaysIn(dispatch.holidays, dispatch.state)
  const rows = await db
    .select({ asked: returns, order: orders.number, name: orders.name })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.order))
    .where(isNull(returns.settledAt))
    .orderBy(asc(returns.askedAt))
  const waits = rows.map(({ asked: { number, reason, askedAt }, order, name }): Wait => {
    const by = addWorkingDays(dayInZone(askedAt, dispatch.timeZone), refundDays, isWorkingDay)
    const due = momentInZone(by, endOfDay, dispatch.timeZone)
    return { kind: 'return', of: order, many: 1, who: name, what: `${number}, ${reason}`, amount: null, due }
  })
  return fewAlone(waits, 2)
}

/** What the gateway does not take is owed all the same, and nobody tries it again. */
const failedRefunds = async (db: Db): Promise<Wait[]> => {
  const rows = await db
    .select({ refund: refunds, order: orders.number, name: orders.name })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order))
    .where(and(eq(refunds.state, 'failed')))
    .orderBy(asc(refunds.at))
  const waits = rows.map(({ refund: { amount, at, reason }, order, name }): Wait => {
    return { kind: 'refund', of: order, many: 1, who: name, what: reason, amount, due: at }
  })
  return fewAlone(waits, 2)
}

export const waitingOfShop = async (db: Db, terms: ShopTerms, now: Date): Promise<Wait[]> => [
  ...(await waitingOrders(db, terms, now)),
  ...(await waitingReturns(db, terms)),
  ...(await failedRefunds(db)),
]
