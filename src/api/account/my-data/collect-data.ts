import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { backInStockRequests } from '../../db/schema/back-in-stock-requests.ts'
import { caseMessages } from '../../db/schema/case-messages.ts'
import { demoBookings } from '../../db/schema/demo-bookings.ts'
import { letters } from '../../db/schema/letters.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { paymentCustomers } from '../../db/schema/payment-customers.ts'
import { personAddresses } from '../../db/schema/person-addresses.ts'
import { personPools } from '../../db/schema/person-pools.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { registeredProducts } from '../../db/schema/registered-products.ts'
import { returns } from '../../db/schema/returns.ts'
import { serviceReminders } from '../../db/schema/service-reminders.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { uploads } from '../../db/schema/uploads.ts'
import type { OwnIssuer } from '../issuer-people.ts'
import type { Person } from '../viewer.ts'

/** What only we need, and what opens things. */
const without = <Row extends object, Name extends keyof Row>(rows: readonly Row[], ...names: Name[]) =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.some((each) => each === name))))

const ofOrders = async (db: Db, person: string) => {
  const rows = await db.select().from(orders).where(eq(orders.person, person)).orderBy(asc(orders.placedAt))
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.order, ids))
    .orderBy(asc(orderLines.position))
  const paidBack = await db.select().from(refunds).where(inArray(refunds.order, ids))
  const sentBack = await db.select().from(returns).where(inArray(returns.order, ids))
  const of = <Row extends { order: string }>(all: readonly Row[], id: string) => all.filter(({ order }) => order === id)
  return rows.map((row) => ({
    ...without([row], 'id', 'checkout', 'access', 'intent', 'person', 'attempts')[0],
    lines: without(of(lines, row.id), 'order'),
    refunds: without(of(paidBack, row.id), 'order', 'key', 'intent', 'who'),
    returns: without(of(sentBack, row.id), 'order', 'key'),
  }))
}

const ofSubmissions = async (db: Db, person: string) => {
  const rows = await db
    .select()
    .from(submissions)
    .where(eq(submissions.person, person))
    .orderBy(asc(submissions.receivedAt))
  const ids = rows.map(({ id }) => id)
  const machines = await db.select().from(registeredProducts).where(inArray(registeredProducts.submission, ids))
  const days = await db.select().from(demoBookings).where(inArray(demoBookings.submission, ids))
  const messages = await db
    .select()
    .from(caseMessages)
    .where(inArray(caseMessages.submission, ids))
    .orderBy(asc(caseMessages.at))
  const files = await db.select().from(uploads).where(inArray(uploads.submission, ids))
  const reminded = await db.select().from(serviceReminders).where(inArray(serviceReminders.product, ids))
  const of = <Row extends { submission: string | null }>(all: readonly Row[], id: string) =>
    all.filter(({ submission }) => submission === id)
  return rows.map((row) => ({
    ...without([row], 'id', 'idempotencyKey', 'person')[0],
    registered: without(of(machines, row.id), 'submission'),
    demoDays: without(of(days, row.id), 'submission', 'seat'),
    messages: without(of(messages, row.id), 'id', 'submission', 'person', 'key'),
    files: of(files, row.id).map(({ name, purpose, mediaType, bytes, createdAt }) => ({
      name,
      purpose,
      mediaType,
      bytes,
      createdAt,
    })),
    remindedOf: reminded.filter(({ product }) => product === row.id).map(({ dueOn }) => dueOn),
  }))
}

const ofLetters = async (db: Db, person: string) => {
  const ownOrders = db.select({ id: orders.id }).from(orders).where(eq(orders.person, person))
  const ownForms = db.select({ id: submissions.id }).from(submissions).where(eq(submissions.person, person))
  const rows = await db
    .select()
    .from(letters)
    .where(or(eq(letters.person, person), inArray(letters.order, ownOrders), inArray(letters.submission, ownForms)))
    .orderBy(asc(letters.queuedAt))
  return rows.map(({ message: { to, subject, text }, state, queuedAt, sentAt }) => ({
    to,
    subject,
    text,
    state,
    queuedAt,
    sentAt,
  }))
}

/** Everything that we keep of somebody, in words and figures. */
export const collectData = async (db: Db, own: OwnIssuer | undefined, person: Person, now: Date): Promise<object> => {
  const pools = await db.select().from(personPools).where(eq(personPools.person, person.id))
  const addresses = await db.select().from(personAddresses).where(eq(personAddresses.person, person.id))
  const waiting =
    person.email === ''
      ? []
      : await db
          .select()
          .from(backInStockRequests)
          .where(eq(sql`lower(${backInStockRequests.email})`, person.email))
  // Of the cards we know nothing: the gateway has them under this name.
  const customers = await db.select().from(paymentCustomers).where(eq(paymentCustomers.person, person.id))
  const kept = await own?.kept(person.subject)
  return {
    madeAt: now,
    person: without([person], 'id')[0],
    pool: without(pools, 'person')[0] ?? null,
    addresses: without(addresses, 'id', 'person'),
    cardsKeptBy: without(customers, 'id', 'person'),
    orders: await ofOrders(db, person.id),
    sentForms: await ofSubmissions(db, person.id),
    letters: await ofLetters(db, person.id),
    waitingFor: without(waiting, 'id'),
    signIns: kept?.signIns ?? [],
    passkeys: kept?.passkeys ?? [],
  }
}
