import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { buildTestSite } from '../e2e/support/build-test-site.ts'
import { freePort } from '../e2e/support/free-port.ts'
import { openDatabase } from '../src/api/db/open-database.ts'
import { startBenchPostgres } from './support/bench-postgres.ts'
import { type Buyer, createBuyer, type TestCard } from './support/buyer.ts'
import { whatBecameOfOrders } from './support/shop-audit.ts'
import { prepareShopServer, startShopServer } from './support/shop-server.ts'

/**
 * Kills the server at any moment of a checkout, starts it again, and lets the buyer go on as a browser would. Prints what
 * became of orders and charges. Usage: node bench/checkout-crashes.ts [postgres|embedded] [kills]
 */
const [engine = 'postgres', given] = process.argv.slice(2)
const kills = Number(given ?? (engine === 'postgres' ? 300 : 100))
const cards: TestCard[] = ['4242424242424242', '4242424242424242', '4000002500003155', '4000000000000002']
const skus = ['PW-FF-S', 'PW-CADDY', 'PW-S100']

buildTestSite('least')
await prepareShopServer()
const folder = mkdtempSync(path.join(tmpdir(), 'checkout-crashes-'))
const postgres = engine === 'postgres' ? await startBenchPostgres() : undefined
const url = postgres?.url
const variables: Record<string, string> = url === undefined ? {} : { DATABASE_URL: url }
const port = await freePort()

let server = await startShopServer(folder, port, variables)
const { origin } = server
const buyers: Buyer[] = []
let killed = 0
let cutOff = 0
let refused = 0

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item

while (killed < kills) {
  const buyer = createBuyer(pick(cards, killed), pick(skus, killed >> 2), killed % 5 === 0, killed % 3 === 0)
  buyers.push(buyer)
  const buying = buyer.goOn(origin).catch(() => {
    cutOff += 1
    return false
  })
  // Any moment of a checkout that takes about a third of a second.
  await setTimeout(Math.random() * 350)
  await server.kill()
  killed += 1
  await buying
  server = await startShopServer(folder, port, variables)
  await buyer.goOn(origin).catch(() => undefined)
  if (killed % 20 === 0) process.stdout.write(`${killed} kills\n`)
}

// Attempts whose answer was lost are given up after a minute, and then tried again.
for (let rounds = 0; rounds < 10; rounds += 1) {
  const done = await Promise.all(buyers.map((buyer) => buyer.goOn(origin).catch(() => false)))
  if (done.every(Boolean)) break
  await setTimeout(20_000)
}
for (const buyer of buyers) if (!(await buyer.goOn(origin).catch(() => false))) refused += 1
await server.stop()

const opened = await openDatabase(
  { directory: path.join(folder, 'data/database'), cacheDirectory: '.cache', ...(url !== undefined && { url }) },
  () => undefined,
)
if (!opened.ok) throw new Error(opened.message)
const outcome = await whatBecameOfOrders(opened.database.db, buyers)
await opened.database.close()
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
console.table({ engine, kills, 'requests cut off': cutOff, 'buyers left unfinished': refused, ...outcome })
const wrong = [
  'orders lost',
  'orders doubled',
  'charges doubled',
  'charges without order or refund',
  'letters missing',
  'letters doubled',
] as const
if (wrong.some((name) => outcome[name] > 0)) process.exitCode = 1
