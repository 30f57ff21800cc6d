import { and, eq, ne, sql } from 'drizzle-orm'
import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import type { Cents } from '../../../domain/money/money.ts'
import type { Order } from '../../../domain/orders/order.ts'
import type { Db } from '../../db/database.ts'
import { invoices } from '../../db/schema/invoices.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { lockOrder, type OrderRow } from '../change-state.ts'
import type { OrderServices } from '../order-services.ts'
import { isUnkept } from '../owe-refund.ts'
import { readOrder } from '../read-order.ts'
import { orderRefund } from '../refund-with-lines.ts'
import type { OrderPaper } from './order-paper.ts'

export interface KeptPaper {
  /** Its own: that of the order, and "-C1" for a first credit note. */
  number: string
  isCreditNote: boolean
  pdf: Buffer
}

/** `invoice`, or the id of the refund that a credit note is about. */
export type PaperSubject = string

const invoice: PaperSubject = 'invoice'

/** How many credit notes an order has already: the next one counts on. */
const creditNotes = (unit: Db, order: string): Promise<number> =>
  unit.$count(invoices, and(eq(invoices.order, order), ne(invoices.about, invoice)))

const creditNote = async (unit: Db, id: string, order: Order, about: PaperSubject) => {
  const [refund] = await unit
    .select()
    .from(refunds)
    .where(and(eq(refunds.order, id), sql`${refunds.id}::text = ${about}`, eq(refunds.state, 'paid')))
  if (refund === undefined || refund.paidAt === null || isUnkept(refund)) return undefined
  const number = `${order.number}-C${(await creditNotes(unit, id)) + 1}`
  return { number, paidAt: refund.paidAt, refund: orderRefund(order, { ...refund, amount: refund.amount as Cents }) }
}

const paperOf = async (
  services: OrderServices,
  unit: Db,
  row: OrderRow,
  about: PaperSubject,
): Promise<OrderPaper | undefined> => {
  if (row.paidAt === null) return undefined
  const order = await readOrder(unit, row)
  const { timeZone } = services.terms().dispatch
  const date = dayInZone(row.paidAt, timeZone)
  if (about === invoice) return { order, number: order.number, date }
  const credit = await creditNote(unit, row.id, order, about)
  return (
    credit && {
      order,
      number: credit.number,
      date: dayInZone(credit.paidAt, timeZone),
      credit: { refund: credit.refund, invoiceDate: date },
    }
  )
}

const readPaper = async (unit: Db, order: string, about: PaperSubject): Promise<KeptPaper | undefined> => {
  const [kept] = await unit
    .select()
    .from(invoices)
    .where(and(eq(invoices.order, order), eq(invoices.about, about)))
  return kept && { number: kept.number, isCreditNote: about !== invoice, pdf: kept.pdf }
}

/** A paper of an order, made the first time it is needed and the same for ever after; undefined where there is none. */
export const keepPaper = async (
  services: OrderServices,
  order: string,
  about: PaperSubject,
): Promise<KeptPaper | undefined> =>
  (await readPaper(services.db, order, about)) ??
  // One at a time: of two that come together the second finds the first one's, and no number is given twice.
  services.db.transaction(async (unit) => {
    const row = await lockOrder(unit, order)
    const known = await readPaper(unit, order, about)
    if (row === undefined || known !== undefined) return known
    const paper = await paperOf(services, unit, row, about)
    if (paper === undefined) return undefined
    const { number } = paper
    await unit.insert(invoices).values({ order, about, number, pdf: await services.draw(paper) })
    return readPaper(unit, order, about)
  })
