import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { probePermissions } from '../src/api/account/probe-permissions.fake.ts'
import { openDatabase } from '../src/api/db/open-database.ts'
import { createRandom } from '../src/domain/numbers/random.fake.ts'
import { startBenchPostgres } from './support/bench-postgres.ts'

// npm run bench -- bench/permission-probes.ts [HOW_MANY] [SEED] [embedded]: every operation, in every role, for things of somebody else.
const [howMany = 10_000, seed = 1] = process.argv.slice(2, 4).map(Number)
const isEmbedded = process.argv[4] === 'embedded'

const openEmbedded = async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'permission-probes-'))
  const opened = await openDatabase({ directory, cacheDirectory: '.cache', isPrepared: false }, () => undefined)
  if (!opened.ok) throw new Error(opened.message)
  const { database } = opened
  const close = async () => {
    await database.close()
    rmSync(directory, { recursive: true })
  }
  return { db: database.db, close }
}

const openPostgres = async () => {
  const postgres = await startBenchPostgres()
  const database = await postgres.open()
  const close = async () => {
    await database.close()
    await postgres.stop()
  }
  return { db: database.db, close }
}

const { db, close } = await (isEmbedded ? openEmbedded() : openPostgres())
const { probes, leaks, answered } = await probePermissions(db, howMany, createRandom(seed).next)
for (const leak of leaks) console.log(leak)
console.log(`${probes} probes, ${leaks.length} leaks; ${answered} questions of owners were answered`)
await close()
process.exitCode = leaks.length === 0 ? 0 : 1
