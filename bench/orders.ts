import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { buildTestSite } from '../e2e/support/build-test-site.ts'
import { freePort } from '../e2e/support/free-port.ts'
import { setStock } from '../src/api/stock/move-stock.ts'
import { startBenchPostgres } from './support/bench-postgres.ts'
import { createBuyer } from './support/buyer.ts'
import { prepareShopServer, startShopServer } from './support/shop-server.ts'
import { storeOrders } from './support/stored-orders.ts'

/**
 * How long the mutations of an order take at 20 orders a second, with more and more orders in the database. Usage:
 * node bench/orders.ts [seconds at each size] [sizes, such as 1000,100000,1000000]
 */
const [given = '30', sizesGiven = '1000,10000,100000,1000000'] = process.argv.slice(2)
const seconds = Number(given)
const sizes = sizesGiven.split(',').map(Number)
const perSecond = 20
const sku = 'PW-FF-S'

buildTestSite('least')
await prepareShopServer()
const folder = mkdtempSync(path.join(tmpdir(), 'orders-'))
const postgres = await startBenchPostgres()
const server = await startShopServer(folder, await freePort(), { DATABASE_URL: postgres.url })
const { db, close } = await postgres.open()
await setStock(db, sku, 1_000_000, { who: 'bench', at: new Date() })

const at = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN) * 10) / 10

const run = async (length: number) => {
  const times: Record<string, number[]> = { place: [], pay: [] }
  let failed = 0
  const buying: Promise<unknown>[] = []
  for (let count = 0; count < length * perSecond; count += 1) {
    const buyer = createBuyer('4242424242424242', sku, false, false, (name, milliseconds) =>
      times[name]?.push(milliseconds),
    )
    buying.push(
      buyer.goOn(server.origin).catch(() => {
        failed += 1
      }),
    )
    await setTimeout(1000 / perSecond)
  }
  await Promise.all(buying)
  const [place = [], pay = []] = [times.place, times.pay].map((each) => each?.toSorted((one, other) => one - other))
  return { place, pay, failed }
}

await run(5)
const rows = []
let stored = 0
for (const size of sizes) {
  await storeOrders(db, stored, size)
  stored = size
  await run(3)
  const { place, pay, failed } = await run(seconds)
  rows.push({
    stored: size,
    orders: place.length,
    failed,
    'place p50': at(place, 0.5),
    'place p99': at(place, 0.99),
    'pay p50': at(pay, 0.5),
    'pay p99': at(pay, 0.99),
  })
  console.table(rows.slice(-1))
}
await server.stop()
await close()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
console.table(rows)
