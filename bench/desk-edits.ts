import { asc, eq } from 'drizzle-orm'
import { addOrder } from '../src/api/account/account-site.fake.ts'
import { orders } from '../src/api/db/schema/orders.ts'
import { staffActs } from '../src/api/db/schema/staff-acts.ts'
import { createRandom } from '../src/domain/numbers/random.fake.ts'
import { askOrderFile } from '../src/staff/operations/orders/ask-order-file.ts'
import { moveOrders } from '../src/staff/operations/orders/move-orders.ts'
import { noteOrder } from '../src/staff/operations/orders/note-order.ts'
import { startBenchPostgres } from './support/bench-postgres.ts'
import { openDeskSite } from './support/desk-site.ts'

/**
 * Twenty of the staff at the same few orders, all at once: packing, unpacking, sending and noting, each by what they last saw. Whatever is
 * answered with "done" has to be there afterwards, once, and each change has to begin where the one before it ended. Usage:
 * npm run bench -- bench/desk-edits.ts [edits] [staff] [orders] [seed]
 */
const [edits = 1000, staff = 20, howManyOrders = 25, seed = 1] = process.argv.slice(2).map(Number)

const postgres = await startBenchPostgres()
const { db, close } = await postgres.open()
const numbers: string[] = []
for (let count = 0; count < howManyOrders; count += 1)
  numbers.push((await addOrder(db, `buyer-${count}@pond.example`)).number)
const { tokens, ask } = await openDeskSite(db, staff)

const tally = { done: 0, refused: 0, notes: 0, failed: 0 }
const noted: string[] = []

/** One of the staff, who looks at an order, thinks for a moment and does something with it as they saw it. */
const work = async (token: string, who: number): Promise<void> => {
  const random = createRandom(seed * 1000 + who).next
  for (let count = 0; count < edits / staff; count += 1) {
    const number = numbers[Math.floor(random() * numbers.length)] ?? ''
    const file = await ask(token, askOrderFile, { number })
    if (file === null) throw new Error(`${number} is gone`)
    if (random() < 0.25) {
      const words = `note ${who} ${count}`
      const { problem } = await ask(token, noteOrder, { number, words })
      if (problem !== null) throw new Error(problem)
      noted.push(words)
      tally.notes += 1
      continue
    }
    const isPaid = file.order.state === 'PAID'
    const move = isPaid ? 'PACK' : 'UNPACK'
    const [moved] = await ask(token, moveOrders, { move, orders: [{ number, revision: file.revision }] })
    tally[moved?.problem === null ? 'done' : 'refused'] += 1
  }
}

const begun = performance.now()
await Promise.all(
  tokens.map((token, who) =>
    work(token, who).catch((error: unknown) => {
      tally.failed += 1
      console.error(error)
    }),
  ),
)
const seconds = (performance.now() - begun) / 1000

const faults: string[] = []
const acts = await db.select().from(staffActs).orderBy(asc(staffActs.id))
const moves = acts.filter(({ act }) => act === 'pack' || act === 'unpack')
if (moves.length !== tally.done) faults.push(`${tally.done} were answered with done, ${moves.length} are on record`)
for (const number of numbers) {
  let state = 'paid'
  for (const { before, after } of moves.filter(({ of }) => of === number)) {
    if (before.state !== state) faults.push(`${number} was ${state}, and the next change began at ${before.state}`)
    state = String(after.state)
  }
  const [row] = await db.select().from(orders).where(eq(orders.number, number))
  if (row?.state !== state) faults.push(`${number} ended ${state}, and is ${row?.state}`)
}
const kept = new Set(acts.filter(({ act }) => act === 'note').map(({ after }) => after.note))
for (const words of noted) if (!kept.has(words)) faults.push(`lost: ${words}`)

for (const fault of faults) console.log(fault)
console.log(
  `${staff} staff, ${edits} edits of ${howManyOrders} orders in ${seconds.toFixed(1)} s: ${tally.done} moved, ${tally.notes} noted, ${tally.refused} refused as somebody was first, ${tally.failed} failed; ${faults.length} lost`,
)
await close()
await postgres.stop()
process.exitCode = faults.length + tally.failed === 0 ? 0 : 1
