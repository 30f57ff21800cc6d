import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { buildTestSite } from '../e2e/support/build-test-site.ts'
import { freePort } from '../e2e/support/free-port.ts'
import { setStock } from '../src/api/stock/move-stock.ts'
import { startBenchPostgres } from './support/bench-postgres.ts'
import { createBuyer } from './support/buyer.ts'
import { prepareShopServer, startShopServer } from './support/shop-server.ts'

/**
 * Many buyers at once for the last unit, on two servers of one PostgreSQL, round after round: one sale a round, and nobody else
 * is charged. Usage: node bench/last-unit.ts [rounds] [buyers]
 */
const [rounds = 100, most = 100] = process.argv.slice(2).map(Number)
const sku = 'PW-CADDY'

buildTestSite('least')
await prepareShopServer()
const folder = mkdtempSync(path.join(tmpdir(), 'last-unit-'))
const postgres = await startBenchPostgres()
const variables = { DATABASE_URL: postgres.url }
const first = await startShopServer(path.join(folder, 'one'), await freePort(), variables)
const second = await startShopServer(path.join(folder, 'two'), await freePort(), variables)
const { db, close } = await postgres.open()

const sold = async (): Promise<number> => {
  const { rows } = await db.execute<{ units: string | null }>(
    sql`select -sum(change) as units from stock_ledger where sku = ${sku} and reason = 'sold'`,
  )
  return Number(rows[0]?.units ?? 0)
}
const charged = async (): Promise<number> => {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from sandbox_bank.intents where state = 'succeeded' and refunded < amount`,
  )
  return Number(rows[0]?.count)
}

let unsold = 0
let oversold = 0
let losersCharged = 0
const begun = performance.now()
for (let round = 0; round < rounds; round += 1) {
  await setStock(db, sku, 1, { who: 'bench', at: new Date() })
  const [soldBefore, chargedBefore] = [await sold(), round === 0 ? 0 : await charged()]
  const buyers = Array.from({ length: most }, () => createBuyer('4242424242424242', sku, false, false))
  await Promise.all(
    buyers.map((buyer, at) => buyer.goOn((at % 2 === 0 ? first : second).origin).catch(() => undefined)),
  )
  const units = (await sold()) - soldBefore
  if (units === 0) unsold += 1
  if (units > 1) oversold += 1
  losersCharged += (await charged()) - chargedBefore - units
  if ((round + 1) % 10 === 0) process.stdout.write(`${round + 1} rounds\n`)
}
const seconds = (performance.now() - begun) / 1000
await Promise.all([first.stop(), second.stop()])
await close()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
console.table({
  rounds,
  'buyers in each': most,
  'rounds with one sale': rounds - unsold - oversold,
  'rounds without one': unsold,
  'rounds with several': oversold,
  'losers charged': losersCharged,
  seconds: Math.round(seconds),
})
if (unsold + oversold + losersCharged > 0) process.exitCode = 1
