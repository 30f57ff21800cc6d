import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { rolldown } from 'rolldown'
import { openDatabase } from '../src/api/db/open-database.ts'
import { identityAccounts } from '../src/api/db/schema/identity-accounts.ts'
import { startBenchPostgres } from './support/bench-postgres.ts'
import { halfPeople } from './support/identity-audit.ts'

/**
 * Kills the process that people sign up with, change their address and leave, at any moment and again and again, and looks after each kill
 * whether there is half of anybody: node bench/identity-crashes.ts [KILLS] [embedded] [unguarded]. `unguarded` takes the transactions away,
 * to see that it would be found.
 */
const [given, ...words] = process.argv.slice(2)
const kills = Number(given ?? 100)
const isEmbedded = words.includes('embedded')

/** In one file it starts in a third of the time. As deep in the project as the modules that read its content. */
const program = '.cache/benches/identity-acts'
const bundle = await rolldown({
  input: path.join(import.meta.dirname, 'support/identity-acts.ts'),
  platform: 'node',
  external: ['sharp', '@electric-sql/pglite'],
  logLevel: 'silent',
})
await bundle.write({ dir: program, format: 'esm', entryFileNames: 'program.js', cleanDir: true })
cpSync('src/api/db/migrations', path.join(program, 'migrations'), { recursive: true })

const folder = mkdtempSync(path.join(tmpdir(), 'identity-crashes-'))
const postgres = isEmbedded ? undefined : await startBenchPostgres()
const directory = path.join(folder, 'database')
const database = async () => {
  const use = { directory, cacheDirectory: '.cache', ...(postgres && { url: postgres.url }) }
  const opened = await openDatabase(use, () => undefined)
  if (!opened.ok) throw new Error(opened.message)
  return opened.database
}

const start = async (): Promise<ChildProcess> => {
  const given = [directory, postgres?.url ?? '', words.includes('unguarded') ? 'unguarded' : '']
  const child = spawn(process.execPath, [path.join(program, 'program.js'), ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The process has ended by itself')
  })
  ended.catch(() => undefined)
  const acts = on(child.stdout, 'data')
  // The act that it is killed in: a sign-up, a change, another sign-up or a leave.
  for (let act = Math.floor(Math.random() * 4); act >= 0; act -= 1) await Promise.race([acts.next(), ended])
  return child
}

const found: Record<string, number> = {}
let accounts = 0
try {
  await (await database()).close()
  for (let killed = 0; killed < kills; killed += 1) {
    const child = await start()
    // Any moment of it.
    await setTimeout(Math.random() * 60)
    const ended = once(child, 'exit')
    if (!child.kill('SIGKILL')) throw new Error('The process has ended by itself')
    await ended
    const { db, close } = await database()
    for (const [what, count] of Object.entries(await halfPeople(db))) found[what] = Math.max(found[what] ?? 0, count)
    accounts = await db.$count(identityAccounts)
    await close()
  }
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.table({ engine: isEmbedded ? 'embedded' : 'PostgreSQL', kills, 'accounts at the end': accounts, ...found })
if (Object.values(found).some((count) => count > 0)) process.exitCode = 1
