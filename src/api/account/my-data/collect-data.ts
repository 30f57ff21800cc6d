import { and, asc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { backInStockRequests } from '../../db/schema/back-in-stock-requests.ts'
import { caseMessages } from '../../db/schema/case-messages.ts'
import { demoBookings } from '../../db/schema/demo-bookings.ts'
import { demoAsks, demoRequests } from '../../db/schema/demo-requests.ts'
import { letters } from '../../db/schema/letters.ts'
import { listingChanges } from '../../db/schema/listing-changes.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { paymentCustomers } from '../../db/schema/payment-customers.ts'
import { personAddresses } from '../../db/schema/person-addresses.ts'
import { personPools } from '../../db/schema/person-pools.ts'
import { receivedMails } from '../../db/schema/received-mails.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { registeredProducts } from '../../db/schema/registered-products.ts'
import { returns } from '../../db/schema/returns.ts'
import { serviceReminders } from '../../db/schema/service-reminders.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { uploads } from '../../db/schema/uploads.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import { photosOf } from '../../dealer-area/warranty/my-warranty-requests.ts'
import { withoutDealersLinks } from '../../demos/demo-links.ts'
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

const mailInWords = ({ from, name, subject, words, attachments, at }: typeof receivedMails.$inferSelect) => ({
  ...{ from, name, subject, words, at },
  files: attachments.map(({ name: file, bytes, refused }) => ({
    name: file,
    bytes,
    ...(refused !== undefined && { refused }),
  })),
})

/** What came from their address and is about nothing that they have sent. */
const strayMails = async (db: Db, { email }: Person) => {
  if (email === '') return []
  const rows = await db
    .select()
    .from(receivedMails)
    .where(and(isNull(receivedMails.submission), eq(receivedMails.from, email)))
    .orderBy(asc(receivedMails.at))
  return rows.map(mailInWords)
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
  const demos = await db.select().from(demoRequests).where(inArray(demoRequests.submission, ids))
  const asks = await db.select().from(demoAsks).where(inArray(demoAsks.submission, ids)).orderBy(asc(demoAsks.askedAt))
  const messages = await db
    .select()
    .from(caseMessages)
    .where(inArray(caseMessages.submission, ids))
    .orderBy(asc(caseMessages.at))
  const mails = await db
    .select()
    .from(receivedMails)
    .where(inArray(receivedMails.submission, ids))
    .orderBy(asc(receivedMails.at))
  const files = await db.select().from(uploads).where(inArray(uploads.submission, ids))
  const reminded = await db.select().from(serviceReminders).where(inArray(serviceReminders.product, ids))
  const of = <Row extends { submission: string | null }>(all: readonly Row[], id: string) =>
    all.filter(({ submission }) => submission === id)
  return rows.map((row) => ({
    // Who sees to it, and when, is how staff share their work.
    ...without([row], 'id', 'idempotencyKey', 'person', 'assignee', 'laterUntil', 'isUnread', 'mergedInto')[0],
    registered: without(of(machines, row.id), 'submission'),
    demoDays: without(of(days, row.id), 'submission', 'seat'),
    demo: without(of(demos, row.id), 'submission')[0] ?? null,
    demoAsks: without(of(asks, row.id), 'id', 'submission'),
    messages: without(of(messages, row.id), 'id', 'submission', 'person', 'key', 'mail', 'letter'),
    mails: of(mails, row.id).map(mailInWords),
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
    text: withoutDealersLinks(text),
    state,
    queuedAt,
    sentAt,
  }))
}

/** What they have asked of us for their dealer. Its number opens nothing. */
const ofDealers = async (db: Db, person: string) => {
  const requests = await db
    .select({ ...getTableColumns(warrantyRequests), photos: photosOf(db) })
    .from(warrantyRequests)
    .where(eq(warrantyRequests.person, person))
    .orderBy(asc(warrantyRequests.askedAt))
  const changes = await db
    .select()
    .from(listingChanges)
    .where(eq(listingChanges.person, person))
    .orderBy(asc(listingChanges.askedAt))
  return {
    warrantyRequests: without(requests, 'id', 'person', 'key', 'answeredBy'),
    listingChanges: without(changes, 'id', 'person', 'settledBy'),
  }
}

/** What they have done and noted as staff. What it changed is of somebody else. */
const ofStaff = async (db: Db, person: string) => {
  const acts = await db.select().from(staffActs).where(eq(staffActs.person, person)).orderBy(asc(staffActs.id))
  return acts.map(({ at, act, subject, of }) => ({ at, act, subject, of }))
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
    otherMails: await strayMails(db, person),
    waitingFor: without(waiting, 'id'),
    ...(await ofDealers(db, person.id)),
    deskActs: await ofStaff(db, person.id),
    signIns: kept?.signIns ?? [],
    passkeys: kept?.passkeys ?? [],
  }
}
