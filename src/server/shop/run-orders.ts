import { parseArgs } from 'node:util'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { orderEvents, orders } from '../../api/db/schema/orders.ts'
import type { OrderRow } from '../../api/orders/change-state.ts'
import { type Command, commandOrder } from '../../api/orders/order-commands.ts'
import type { OrderServices } from '../../api/orders/order-services.ts'
import { readLines } from '../../api/orders/read-order.ts'
import { addressText } from '../../domain/contact/address-lines.ts'
import { type Cents, centsFromPrice } from '../../domain/money/money.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import { readOrderNumber } from '../../domain/orders/order-number.ts'
import { orderStates, toDoStates } from '../../domain/orders/order-state.ts'

export interface CommandAnswer {
  ok: boolean
  text: string
}

const ordersUsage = `Usage: npm run orders -- COMMAND
  list [--state paid]                 orders that wait for somebody, oldest first
  show NUMBER                         one order with its history
  pack NUMBER                         packed
  ship NUMBER CARRIER TRACKING        with the courier; the customer is written to
  deliver NUMBER                      at the door
  ready NUMBER                        waits at the counter; the customer is written to
  collect NUMBER                      picked up; the customer is written to
  cancel NUMBER REASON                called off before it is packed; all money goes back
  refund NUMBER --key WORD [--line 1*2 …] [--delivery 9.95] [--restock] --reason WORDS
                                      so many units of a line, some or all of the delivery
  Whoever does it: --who NAME, otherwise the name of the account on this machine.`

const aud = (cents: number): string => formatMoney(cents as Cents, 'AUD', 'en-AU')
const moment = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')
const good = (text: string): CommandAnswer => ({ ok: true, text })
const bad = (text: string): CommandAnswer => ({ ok: false, text })

const shortly = ({ number, state, name, delivery, total, paidAt, placedAt }: OrderRow): string =>
  [
    number.padEnd(13),
    state.padEnd(10),
    moment(paidAt ?? placedAt),
    aud(total).padStart(12),
    delivery.kind === 'pick-up' ? 'pick-up' : `${delivery.address.suburb} ${delivery.address.state}`,
    name,
  ].join('  ')

const list = async ({ db }: OrderServices, state: string | undefined): Promise<CommandAnswer> => {
  const known = orderStates.find((each) => each === state)
  if (state !== undefined && known === undefined)
    return bad(`No order is “${state}”. States: ${orderStates.join(', ')}.`)
  const which: SQL = known === undefined ? inArray(orders.state, [...toDoStates]) : eq(orders.state, known)
  const rows = await db
    .select()
    .from(orders)
    .where(and(which))
    .orderBy(asc(orders.paidAt), desc(orders.placedAt))
    .limit(200)
  return good(rows.length === 0 ? 'No order waits.' : ['Times are UTC', ...rows.map(shortly)].join('\n'))
}

const show = async ({ db }: OrderServices, order: OrderRow): Promise<CommandAnswer> => {
  const lines = await readLines(db, order.id)
  const events = await db.select().from(orderEvents).where(eq(orderEvents.order, order.id)).orderBy(asc(orderEvents.id))
  const { delivery } = order
  return good(
    [
      shortly(order),
      `  ${order.email}, ${order.phone}`,
      `  ${delivery.kind === 'pick-up' ? `picked up in ${delivery.point}` : addressText(delivery.address, 'en-AU')}`,
      ...(order.notes === '' ? [] : [`  Note: ${order.notes}`]),
      ...lines.map(({ quantity, name, sku, price, isBonus, refundedUnits }, at) =>
        [
          `  ${at + 1}. ${quantity} × ${name} (${sku})`,
          isBonus ? 'bonus' : aud(price),
          ...(refundedUnits > 0 ? [`${refundedUnits} refunded`] : []),
        ].join(', '),
      ),
      `  Goods ${aud(order.goods)}, code ${order.code ?? 'none'} −${aud(order.off)}, delivery ${aud(order.deliveryCost)}, total ${aud(order.total)}, refunded ${aud(order.refunded)}`,
      '  History, times are UTC',
      ...events.map(({ at, who, from, to, note }) =>
        `  ${moment(at)}  ${who}: ${from === to ? '' : to}${note === null ? '' : ` ${note}`}`.trimEnd(),
      ),
    ].join('\n'),
  )
}

const linesAsked = (texts: readonly string[]) =>
  texts.map((text) => {
    const [, line = '', units = '1'] = /^(\d{1,2})(?:\*(\d{1,2}))?$/.exec(text) ?? []
    return { position: Number(line || 0) - 1, units: Number(units) }
  })

type Given = ReturnType<typeof readArguments>

const readArguments = (given: readonly string[]) =>
  parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      who: { type: 'string' },
      key: { type: 'string' },
      line: { type: 'string', multiple: true },
      delivery: { type: 'string' },
      restock: { type: 'boolean' },
      reason: { type: 'string' },
    },
  })

const commandOf = ({ values, positionals }: Given): Command | string => {
  const [kind, , ...rest] = positionals
  if (kind === 'pack' || kind === 'deliver' || kind === 'ready' || kind === 'collect') return { kind }
  if (kind === 'ship') {
    const [carrier, number] = rest
    if (carrier === undefined || number === undefined) return 'Say the carrier and the tracking number.'
    return { kind, tracking: { carrier, number } }
  }
  if (kind === 'cancel') return { kind, reason: rest.join(' ') }
  if (kind !== 'refund') return ordersUsage
  const { key, line = [], delivery = '0', restock = false, reason = '' } = values
  if (key === undefined || reason === '') return 'A refund needs --key, which makes it one of its kind, and --reason.'
  return { kind, key, lines: linesAsked(line), delivery: centsFromPrice(Number(delivery)), restock, reason }
}

/** What somebody typed after `npm run orders --`. */
export const runOrders = async (
  services: OrderServices,
  given: readonly string[],
  account: string,
  now: Date,
): Promise<CommandAnswer> => {
  let read: Given
  try {
    read = readArguments(given)
  } catch (error) {
    return bad(`${error instanceof Error ? error.message : error}\n${ordersUsage}`)
  }
  const [kind, typed = ''] = read.positionals
  if (kind === 'list') return list(services, read.values.state)
  if (kind === undefined) return bad(ordersUsage)
  const number = readOrderNumber(typed)
  if (number === undefined)
    return bad(`“${typed}” is not the number of an order: a digit or its last character is wrong.`)
  const [order] = await services.db.select().from(orders).where(eq(orders.number, number))
  if (order === undefined) return bad(`There is no order ${number}.`)
  if (kind === 'show') return show(services, order)
  const command = commandOf(read)
  if (typeof command === 'string') return bad(command)
  const done = await commandOrder(services, order.id, command, read.values.who ?? account, now)
  return done.ok ? show(services, done.order) : bad(done.problem)
}
