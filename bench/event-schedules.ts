import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../src/api/db/open-database.ts'
import { fillStock } from '../src/api/orders/order-services.fake.ts'
import { playSchedule } from '../src/server/shop/event-schedule.fake.ts'

// node bench/event-schedules.ts [HOW_MANY] [FIRST_SEED]: orders whose events come twice, late, reordered, forged, stale or not at all.
const [howMany = 1000, first = 1] = process.argv.slice(2).map(Number)
const directory = mkdtempSync(path.join(tmpdir(), 'event-schedules-'))
const opened = await openDatabase({ directory, cacheDirectory: '.cache', isPrepared: false }, () => undefined)
if (!opened.ok) throw new Error(opened.message)
const { db, close } = opened.database
await fillStock(db, { 'PW-FILTER': howMany })
const states = new Map<string, number>()
const sums = { delivered: 0, dropped: 0, refused: 0, wrong: 0 }
for (let seed = first; seed < first + howMany; seed += 1) {
  const { wrong, state, delivered, dropped, refused } = await playSchedule(db, seed)
  for (const words of wrong) console.log(`seed ${seed}: ${words}`)
  states.set(state, (states.get(state) ?? 0) + 1)
  sums.delivered += delivered
  sums.dropped += dropped
  sums.refused += refused
  sums.wrong += wrong.length
}
console.log(`${howMany} schedules:`, Object.fromEntries(states))
console.log(
  `events delivered ${sums.delivered}, dropped ${sums.dropped}, forged or stale and refused ${sums.refused}; wrong: ${sums.wrong}`,
)
await close()
rmSync(directory, { recursive: true })
