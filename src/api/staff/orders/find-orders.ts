import { and, asc, count, desc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Cents } from '../../../domain/money/money.ts'
import { type OrderView, statesIn } from '../../../domain/staff/order-views.ts'
import { searchWords } from '../../../domain/staff/search-words.ts'
import type { Db } from '../../db/database.ts'
import { orderLines, orders, orderWords } from '../../db/schema/orders.ts'
import { returns } from '../../db/schema/returns.ts'
import { stock } from '../../db/schema/stock.ts'
import { pageByWords } from '../../db/search-words.ts'
import type { OrderRow } from '../../orders/change-state.ts'
import { revisionOf } from '../revision.ts'

export interface ListedOrder {
  readonly row: OrderRow
  readonly revision: string
  readonly goods: readonly { name: string; quantity: number }[]
  /** Something of it is on its way back. */
  readonly isReturned: boolean
}

export interface OrdersAsked {
  readonly view: OrderView
  /** As typed: words of its number, name and address, or a SKU. */
  readonly words?: string | undefined
  /** Of these alone. */
  readonly numbers?: readonly string[] | undefined
  /** As they are packed; else the newest comes first. */
  readonly isOldestFirst?: boolean
  readonly first: number
  /** Those that come after it. */
  readonly after?: string | undefined
}

export interface OrdersFound {
  readonly orders: readonly ListedOrder[]
  /** Where the next page begins; absent on the last. */
  readonly next?: string
}

const isReturned = (db: Db): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(returns)
      .where(and(eq(returns.order, orders.id), isNull(returns.settledAt))),
  )

const inView = (db: Db, view: OrderView): SQL | undefined => {
  if (view === 'returns') return isReturned(db)
  const states = statesIn(view)
  return states && inArray(orders.state, [...states])
}

const isSku = async (db: Db, word: string): Promise<boolean> =>
  (await db.$count(stock, eq(stock.sku, word.toUpperCase()))) > 0

const holdsSku = (db: Db, sku: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.order, orders.id), eq(orderLines.sku, sku.toUpperCase()))),
  )

const cursorOf = ({ placedAt, id }: OrderRow): string => `${placedAt.toISOString()} ${id}`

const cursorPattern = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\da-f-]{36})$/

/** A place that nobody was given begins at the top. */
const afterCursor = (cursor: string | undefined, isUp: boolean): SQL | undefined => {
  const [, at, id] = cursorPattern.exec(cursor ?? '') ?? []
  if (at === undefined || id === undefined) return undefined
  const place = sql`(${at}::timestamptz, ${id}::uuid)`
  const own = sql`(${orders.placedAt}, ${orders.id})`
  return isUp ? sql`${own} > ${place}` : sql`${own} < ${place}`
}

const goodsOf = async (db: Db, ids: readonly string[]): Promise<Map<string, ListedOrder['goods']>> => {
  if (ids.length === 0) return new Map()
  const lines = await db
    .select({ order: orderLines.order, name: orderLines.name, quantity: orderLines.quantity })
    .from(orderLines)
    .where(inArray(orderLines.order, [...ids]))
    .orderBy(orderLines.position)
  return Map.groupBy(lines, ({ order }) => order)
}

/** Which orders they are: those of a view, those among them with a product in them, or a page of those with the words. */
const isAsked = async (
  db: Db,
  { view, words = '', numbers, isOldestFirst = false, first, after }: OrdersAsked,
): Promise<SQL | undefined> => {
  const isNamed = numbers && inArray(orders.number, [...numbers])
  const isShown = and(inView(db, view), isNamed, afterCursor(after, isOldestFirst))
  const typed = searchWords(words)
  const [only] = typed
  if (only === undefined) return isShown
  if (typed.length === 1 && (await isSku(db, only))) return and(isShown, holdsSku(db, only))
  const searched = { table: orders, id: orders.id, words: orderWords }
  return pageByWords(db, searched, typed, { by: orders.placedAt, isUp: isOldestFirst, where: isShown, most: first + 1 })
}

/** A page at a time. */
export const findOrders = async (db: Db, asked: OrdersAsked): Promise<OrdersFound> => {
  const { first, isOldestFirst } = asked
  const direction = isOldestFirst ? asc : desc
  const found = await db
    .select({ row: orders, revision: revisionOf(orders), isReturned: sql<boolean>`${isReturned(db)}` })
    .from(orders)
    .where(await isAsked(db, asked))
    .orderBy(direction(orders.placedAt), direction(orders.id))
    .limit(first + 1)
  const shown = found.slice(0, first)
  const goods = await goodsOf(
    db,
    shown.map(({ row }) => row.id),
  )
  const last = shown.at(-1)
  return {
    orders: shown.map((each) => ({ ...each, goods: goods.get(each.row.id) ?? [] })),
    ...(found.length > first && last !== undefined && { next: cursorOf(last.row) }),
  }
}

export interface OrderCounts {
  readonly toPack: number
  readonly toSend: number
  readonly atTheCounter: number
  readonly onTheWay: number
  readonly returns: number
  /** What those that wait to be packed come to. */
  readonly toPackTotal: Cents
}

/** How many orders wait, and for what. */
export const countOrders = async (db: Db): Promise<OrderCounts> => {
  const rows = await db
    .select({ state: orders.state, orders: count() })
    .from(orders)
    .where(inArray(orders.state, ['paid', 'packed', 'ready', 'shipped']))
    .groupBy(orders.state)
  const [sum] = await db
    .select({ total: sql<string | null>`sum(${orders.total})` })
    .from(orders)
    .where(eq(orders.state, 'paid'))
  const [back] = await db
    .select({ orders: sql<string>`count(distinct ${returns.order})` })
    .from(returns)
    .where(isNull(returns.settledAt))
  const countOf = (state: OrderRow['state']) => Number(rows.find((row) => row.state === state)?.orders ?? 0)
  return {
    toPack: countOf('paid'),
    toSend: countOf('packed'),
    atTheCounter: countOf('ready'),
    onTheWay: countOf('shipped'),
    returns: Number(back?.orders ?? 0),
    toPackTotal: Number(sum?.total ?? 0) as Cents,
  }
}
