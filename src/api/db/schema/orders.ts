import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DeclineReason } from '../../../domain/orders/decline-reason.ts'
import type { BillingDetails, OrderDelivery, OrderPromise, Tracking } from '../../../domain/orders/order.ts'
import { type OrderState, orderStates, toDoStates } from '../../../domain/orders/order-state.ts'
import { wordsOf } from '../search-words.ts'
import { people } from './people.ts'

/** Where order numbers come from. */
export const orderRunning = pgSequence('order_running', { startWith: 10_001 })

const moment = () => timestamp({ withTimezone: true })

/** As literals: the definition of a table can have no parameters. */
const listed = (states: readonly OrderState[]) => sql.raw(`(${states.map((state) => `'${state}'`).join(', ')})`)

/** What an order is found by at the desk. */
const words = ({ name, number, email }: Record<'name' | 'number' | 'email', AnyPgColumn>) =>
  wordsOf([name], [number, email])

/** Orders, from the moment their total was shown to be paid. Money is whole cents. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What people read out. */
    number: text().notNull().unique('orders_number'),
    edition: text().notNull(),
    state: text({ enum: orderStates }).notNull().default('pending'),
    /** Made by the browser for one checkout: reloads, double clicks and second tabs bring it again. */
    checkout: text().notNull().unique('orders_checkout'),
    /** Digest of the secret that the browser made with it: who has it sees the order. */
    access: text().notNull(),
    email: text().notNull(),
    /** Whose account it is in; nobody's until an address is proved. */
    person: uuid().references(() => people.id, { onDelete: 'set null' }),
    name: text().notNull(),
    phone: text().notNull(),
    delivery: jsonb().$type<OrderDelivery>().notNull(),
    billing: jsonb().$type<BillingDetails>(),
    notes: text().notNull().default(''),
    goods: integer().notNull(),
    off: integer().notNull(),
    deliveryCost: integer().notNull(),
    total: integer().notNull(),
    gst: integer().notNull(),
    code: text(),
    /** Of the gateway; there is one to an order at a time. */
    intent: text().unique('orders_intent'),
    /** How often a card was tried: part of the gateway's idempotency key. */
    attempts: integer().notNull().default(0),
    /** When the last card was tried, and when the gateway answered: between the two nobody knows. */
    attemptedAt: moment(),
    answeredAt: moment(),
    declined: text().$type<DeclineReason>(),
    card: jsonb().$type<{ brand: string; last4: string }>(),
    /** Until then what is in it is held. */
    heldUntil: moment().notNull(),
    promise: jsonb().$type<OrderPromise>(),
    tracking: jsonb().$type<Tracking>(),
    refunded: integer().notNull().default(0),
    placedAt: moment().notNull().defaultNow(),
    paidAt: moment(),
  },
  (table) => [
    // The few that are unfinished are found among however many there are.
    index('orders_unfinished').on(table.heldUntil).where(sql`${table.state} in ('pending', 'verifying')`),
    index('orders_to_do')
      .on(table.paidAt)
      .where(sql`${table.state} in ${listed(toDoStates)}`),
    index('orders_email').on(sql`lower(${table.email})`),
    index('orders_person').on(table.person).where(sql`${table.person} is not null`),
    index('orders_placed').on(table.placedAt, table.id),
    index('orders_state').on(table.state, table.placedAt, table.id),
    index('orders_words').using('gin', words(table)),
    check('orders_state', sql`"state" in ${listed(orderStates)}`),
    check(
      'orders_amounts',
      sql`${table.total} >= 0 and ${table.total} = ${table.goods} + ${table.deliveryCost} - ${table.off} and ${table.refunded} between 0 and ${table.total}`,
    ),
  ],
)

export const orderWords = words(orders)

export const orderLines = pgTable(
  'order_lines',
  {
    order: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    sku: text().notNull(),
    /** In the words of that day. */
    name: text().notNull(),
    slug: text().notNull(),
    picture: text().notNull(),
    quantity: integer().notNull(),
    /** Of one. */
    price: integer().notNull(),
    /** What a code took off the line. */
    off: integer().notNull(),
    isBonus: boolean().notNull(),
    /** Units that were paid back. */
    refundedUnits: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.order, table.position] }),
    index('order_lines_sku').on(table.sku),
    check(
      'order_lines_amounts',
      sql`${table.quantity} between 1 and 20 and ${table.price} >= 0 and ${table.off} between 0 and ${table.price} * ${table.quantity} and ${table.refundedUnits} between 0 and ${table.quantity}`,
    ),
  ],
)

/** What has happened to an order, when and by whom. Nothing here is ever changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    order: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    /** `customer`, `bank`, `job`, or the name of somebody on the staff. */
    who: text().notNull(),
    from: text().$type<OrderState>(),
    to: text().$type<OrderState>().notNull(),
    /** What else there is to say, in words for staff. */
    note: text(),
  },
  (table) => [index('order_events_order').on(table.order)],
)
