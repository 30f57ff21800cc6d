import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip, createGzip } from 'node:zlib'
import type { Database } from '../../api/db/database.ts'
import { dumpDatabase, restoreDatabase } from '../../api/db/dump.ts'
import { openDatabase } from '../../api/db/open-database.ts'
import { openJobs } from '../../api/jobs/jobs.ts'
import { letterQueue, sendLater } from '../../api/mail/letter-queue.ts'
import { giveUp, giveUpOn, giveUpOnErrors } from '../give-up.ts'
import { ownEnvironment } from '../own-environment.ts'

// npm run db:dump -- backup.jsonl.gz, npm run db:restore -- backup.jsonl.gz
giveUpOnErrors()
const [command, file] = process.argv.slice(2)

const dump = async ({ db }: Database, target: string) => {
  const packed = createGzip()
  const written = once(packed.pipe(createWriteStream(target, { flags: 'wx', mode: 0o600 })), 'finish')
  await dumpDatabase(db, async (line) => {
    if (!packed.write(`${line}\n`)) await once(packed, 'drain')
  })
  packed.end()
  await written
  console.log(`Everything in the database is in ${target}. It holds personal data: keep it as safe as the database.`)
}

const restore = async (database: Database, source: string) => {
  const { db } = database
  const lines = createInterface({ input: createReadStream(source).pipe(createGunzip()), crlfDelay: Infinity })
  const restored = await restoreDatabase(db, lines)
  if (!restored.ok) giveUp(restored.message)
  const jobs = await openJobs({ database, queues: [letterQueue], onError: giveUpOn })
  await db.transaction(async (unit) => {
    for (const letter of restored.letters) await sendLater(unit, jobs, letter)
  })
  await jobs.stop()
  console.log(`The database holds what was in ${source}.`)
}

if ((command !== 'dump' && command !== 'restore') || file === undefined)
  giveUp('Usage: npm run db:dump -- FILE, or npm run db:restore -- FILE')
if (command === 'dump' && existsSync(file)) giveUp(`${file} exists already. Name another file.`)
if (command === 'restore' && !existsSync(file)) giveUp(`There is no file ${file}.`)
const { database: settings, cacheDirectory } = ownEnvironment()
const opened = await openDatabase({ ...settings, cacheDirectory }, giveUpOn)
const { database } = opened.ok ? opened : giveUp(opened.message)
try {
  await (command === 'dump' ? dump : restore)(database, file)
} finally {
  await database.close()
}
