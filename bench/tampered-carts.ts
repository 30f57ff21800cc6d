import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../src/api/db/open-database.ts'
import { sendTampered, victimOrder } from '../src/api/graphql-fields/shop/tampered-request.fake.ts'
import { catalogueItems, fakeOrderServices, fillStock } from '../src/api/orders/order-services.fake.ts'
import { createRandom } from '../src/domain/numbers/random.fake.ts'

// npm run bench -- bench/tampered-carts.ts [HOW_MANY] [SEED]: carts and requests with odd quantities, prices, texts and others' keys.
const [howMany = 10_000, seed = 1] = process.argv.slice(2).map(Number)
const directory = mkdtempSync(path.join(tmpdir(), 'tampered-carts-'))
const opened = await openDatabase({ directory, cacheDirectory: '.cache', isPrepared: false }, () => undefined)
if (!opened.ok) throw new Error(opened.message)
const { db, close } = opened.database
await fillStock(db, Object.fromEntries(catalogueItems.map(({ sku }) => [sku, 1_000_000])))
const services = fakeOrderServices(db)
const victim = await victimOrder(services)
const { next } = createRandom(seed)
const statuses = new Map<number, number>()
let wrongs = 0
for (let index = 0; index < howMany; index += 1) {
  const { status, wrong } = await sendTampered(services, victim, index, next)
  for (const words of wrong) console.log(words)
  wrongs += wrong.length
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
}
console.log(`${howMany} requests, by status:`, Object.fromEntries(statuses))
console.log(`wrong totals, failures of ours, others' data: ${wrongs}`)
await close()
rmSync(directory, { recursive: true })
