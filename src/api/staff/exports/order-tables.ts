import { and, asc, gte, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import type { OrderRow } from '../../orders/change-state.ts'
import {
  afterPosition,
  batch,
  batchesOf,
  type ExportTable,
  moment,
  money,
  positionAt,
  type Span,
} from './export-table.ts'

interface Found {
  readonly row: OrderRow
  readonly at: string
}

const ordersIn = (db: Db, { from, to }: Span) =>
  batchesOf<Found>((last) =>
    db
      .select({ row: orders, at: positionAt(orders.placedAt) })
      .from(orders)
      .where(
        and(
          gte(orders.placedAt, from),
          lt(orders.placedAt, to),
          afterPosition([orders.placedAt, orders.id], last && { at: last.at, id: last.row.id }, 'uuid'),
        ),
      )
      .orderBy(asc(orders.placedAt), asc(orders.id))
      .limit(batch),
  )

const placeOf = ({ delivery }: OrderRow) =>
  delivery.kind === 'door'
    ? [delivery.address.street, delivery.address.suburb, delivery.address.state, delivery.address.postcode]
    : ['', delivery.point, '', '']

export const orderTable: ExportTable = {
  head: () => [
    ...['number', 'state', 'placed', 'paid', 'name', 'email', 'phone'],
    ...['delivery', 'street', 'suburb', 'state of address', 'postcode'],
    ...['goods', 'off', 'code', 'delivery cost', 'total', 'gst', 'refunded', 'carrier', 'tracking'],
  ],
  async *rows(db, { span }) {
    for await (const found of ordersIn(db, span))
      for (const { row } of found)
        yield [
          ...[row.number, row.state, moment(row.placedAt), moment(row.paidAt), row.name, row.email, row.phone],
          ...[row.delivery.kind, ...placeOf(row)],
          ...[money(row.goods), money(row.off), row.code, money(row.deliveryCost), money(row.total), money(row.gst)],
          ...[money(row.refunded), row.tracking?.carrier ?? null, row.tracking?.number ?? null],
        ]
  },
}

const linesOf = async (db: Db, found: readonly Found[]) => {
  const ids = found.map(({ row }) => row.id)
  if (ids.length === 0) return new Map<string, (typeof orderLines.$inferSelect)[]>()
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.order, ids))
    .orderBy(asc(orderLines.position))
  return Map.groupBy(lines, ({ order }) => order)
}

export const orderLineTable: ExportTable = {
  head: () => ['order', 'state', 'placed', 'sku', 'name', 'quantity', 'price', 'off', 'bonus', 'refunded units'],
  async *rows(db, { span }) {
    for await (const found of ordersIn(db, span)) {
      const lines = await linesOf(db, found)
      for (const { row } of found)
        for (const line of lines.get(row.id) ?? [])
          yield [
            ...[row.number, row.state, moment(row.placedAt), line.sku, line.name],
            ...[line.quantity, money(line.price), money(line.off), line.isBonus ? 'yes' : 'no', line.refundedUnits],
          ]
    }
  },
}
