import { eq } from 'drizzle-orm'
import { people } from '../src/api/db/schema/people.ts'
import { stock } from '../src/api/db/schema/stock.ts'
import { submissions as submissionsTable } from '../src/api/db/schema/submissions.ts'
import { askActs } from '../src/staff/operations/acts/ask-acts.ts'
import { askActsOf } from '../src/staff/operations/acts/ask-acts-of.ts'
import { askCounts } from '../src/staff/operations/ask-counts.ts'
import { askDealer } from '../src/staff/operations/dealers/ask-dealer.ts'
import { askMatters } from '../src/staff/operations/dealers/ask-matters.ts'
import { askDemo } from '../src/staff/operations/demos/ask-demo.ts'
import { askDemoCalendar } from '../src/staff/operations/demos/ask-demo-calendar.ts'
import { askFound } from '../src/staff/operations/find/ask-found.ts'
import { askCaseFile } from '../src/staff/operations/inbox/ask-case-file.ts'
import { askCases } from '../src/staff/operations/inbox/ask-cases.ts'
import { askMails } from '../src/staff/operations/mail/ask-mails.ts'
import { askOrderFile } from '../src/staff/operations/orders/ask-order-file.ts'
import { askOrders } from '../src/staff/operations/orders/ask-orders.ts'
import { askOrdersToPack } from '../src/staff/operations/orders/ask-orders-to-pack.ts'
import { askPackingSlips } from '../src/staff/operations/orders/ask-packing-slips.ts'
import { askPeople } from '../src/staff/operations/people/ask-people.ts'
import { askPerson } from '../src/staff/operations/people/ask-person.ts'
import { askPromotions } from '../src/staff/operations/promotions/ask-promotions.ts'
import { askStock } from '../src/staff/operations/stock/ask-stock.ts'
import { askStockFile } from '../src/staff/operations/stock/ask-stock-file.ts'
import { askToday } from '../src/staff/operations/today/ask-today.ts'
import { askTrouble } from '../src/staff/operations/trouble/ask-trouble.ts'
import { startBenchPostgres } from './support/bench-postgres.ts'
import { openDeskSite } from './support/desk-site.ts'
import { settleDesk, storeDealers, storeDeskOrders, storeHouse, storeSubmissions } from './support/stored-desk.ts'
import { storePeople } from './support/stored-people.ts'

/**
 * How long each list and search of the desk takes, asked one after the other as a browser asks, with so much in the database. Usage:
 * npm run bench -- bench/desk-lists.ts [orders] [submissions] [times]
 */
const [orders = 100_000, submissions = 200_000, times = 40] = process.argv.slice(2).map(Number)
const limit = 100

const postgres = await startBenchPostgres()
const { db, close } = await postgres.open()
await storeDeskOrders(db, orders)
await storeSubmissions(db, submissions)
await db.insert(stock).values([
  { sku: 'PW-S300I', onHand: 4 },
  { sku: 'PW-NONE', onHand: 0 },
])
await storeDealers(db)
await storeHouse(db, ['PW-FF-S', 'PW-S100', 'PW-M600', ...Array.from({ length: 70 }, (_, at) => `PW-PART-${at}`)])
await storePeople(postgres.url, orders, 1)
await settleDesk(db)
const { tokens, ask } = await openDeskSite(db, 1)
const [token = ''] = tokens

const views = ['OPEN', 'TO_PACK', 'TO_SEND', 'AT_THE_COUNTER', 'ON_THE_WAY', 'RETURNS', 'ALL'] as const
const searches = [
  ...['AU-149', 'priya', 'priya nair', 'nair.example', 'nobody at all', `priya.${orders - 7}@`],
  // One begins every number, one ends every address, one is a product that every tenth order has.
  ...['au-', 'example', 'PW-S300I', 'PW-NONE'],
]

const caseViews = ['OPEN', 'MINE', 'UNREAD', 'LATER', 'ANSWERED', 'CLOSED', 'ALL'] as const
const caseSearches = [
  ...['AU-C-0000', 'priya', 'priya nair', 'nair.example', 'nobody at all', 'AU24-0000099'],
  // One begins every reference, one ends every address.
  ...['au-', 'example'],
]
const [aCase] = await db.select().from(submissionsTable).where(eq(submissionsTable.form, 'repair')).limit(1)
const [aDemo] = await db.select().from(submissionsTable).where(eq(submissionsTable.form, 'book-a-demo')).limit(1)
const [aPerson] = await db.select().from(people).limit(1)

const today = new Date().toISOString().slice(0, 10)

const numberOf = (at: number): string => `AU-${50_000 + at}-${at % 10}`
const newest = Array.from({ length: 50 }, (_, back) => numberOf(orders - 1 - back))

type Question = [name: string, run: () => Promise<unknown>]

const questions: Question[] = [
  ['counts', () => ask(token, askCounts, {})],
  ['today', () => ask(token, askToday, {})],
  ...caseViews.flatMap((view): Question[] => [
    [`inbox ${view.toLowerCase()}`, () => ask(token, askCases, { view, first: 50 })],
    [`inbox ${view.toLowerCase()}, repairs`, () => ask(token, askCases, { view, form: 'REPAIR', first: 50 })],
  ]),
  ...caseSearches.map(
    (words): Question => [`inbox “${words}”`, () => ask(token, askCases, { view: 'ALL', words, first: 50 })],
  ),
  ['a case', () => ask(token, askCaseFile, { reference: aCase?.reference ?? '' })],
  ...[...searches, ...caseSearches, 'old-77', 'PW-M600', 'W-00000', 'pool shop'].map(
    (words): Question => [`find “${words}”`, () => ask(token, askFound, { words })],
  ),
  ...(['STAFF', 'DEALERS', 'EVERYBODY'] as const).map(
    (view): Question => [`people ${view.toLowerCase()}`, () => ask(token, askPeople, { view, first: 50 })],
  ),
  ...['old-9', 'somebody', 'pond.example', 'nobody at all'].map(
    (words): Question => [`people “${words}”`, () => ask(token, askPeople, { view: 'EVERYBODY', words, first: 50 })],
  ),
  ['a person', () => ask(token, askPerson, { id: aPerson?.id ?? '' })],
  ['demos of a fortnight', () => ask(token, askDemoCalendar, { edition: 'EN_AU', from: today })],
  ['a demo', () => ask(token, askDemo, { reference: aDemo?.reference ?? '' })],
  ...(['TO_DO', 'APPLICATIONS', 'CHANGES', 'WARRANTY', 'ALL'] as const).map(
    (view): Question => [`dealers ${view.toLowerCase()}`, () => ask(token, askMatters, { view, first: 50 })],
  ),
  ['a dealer', () => ask(token, askDealer, { edition: 'EN_AU', slug: 'dealer-007' })],
  ...(['RUNNING_OUT', 'NONE', 'ALL'] as const).map(
    (view): Question => [`stock ${view.toLowerCase()}`, () => ask(token, askStock, { view, first: 50 })],
  ),
  ['a product’s ledger', () => ask(token, askStockFile, { sku: 'PW-FF-S' })],
  ...(['WAITING', 'AUTOMATIC', 'DISCARDED'] as const).map(
    (view): Question => [`mail ${view.toLowerCase()}`, () => ask(token, askMails, { view, first: 50 })],
  ),
  ['trouble', () => ask(token, askTrouble, {})],
  ['promotions', () => ask(token, askPromotions, { view: 'RUNNING', first: 50 })],
  ['record', () => ask(token, askActs, { first: 50 })],
  ['record of a day', () => ask(token, askActs, { day: today, first: 50 })],
  ['record of people', () => ask(token, askActs, { subject: 'PERSON', first: 50 })],
  ['record of an order', () => ask(token, askActsOf, { subject: 'ORDER', of: 'AU-50001-1' })],
  ...views.map((view): Question => [`orders ${view.toLowerCase()}`, () => ask(token, askOrders, { view, first: 50 })]),
  ...searches.map(
    (words): Question => [`orders “${words}”`, () => ask(token, askOrders, { view: 'ALL', words, first: 50 })],
  ),
  ['an order', () => ask(token, askOrderFile, { number: numberOf(orders - 1) })],
  ['orders to pack, the oldest first', () => ask(token, askOrdersToPack, { first: 50 })],
  ['50 packing slips', () => ask(token, askPackingSlips, { numbers: newest, first: newest.length })],
]

const at = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN) * 10) / 10

const rows = []
for (const [question, run] of questions) {
  for (let count = 0; count < 3; count += 1) await run()
  const taken: number[] = []
  for (let count = 0; count < times; count += 1) {
    const begun = performance.now()
    await run()
    taken.push(performance.now() - begun)
  }
  taken.sort((one, next) => one - next)
  rows.push({ question, p50: at(taken, 0.5), p95: at(taken, 0.95), slow: at(taken, 0.95) > limit ? 'above' : '' })
}
console.table(rows)
console.log(`${orders} orders, ${submissions} submissions: ${rows.filter(({ slow }) => slow).length} above ${limit} ms`)
await close()
await postgres.stop()
