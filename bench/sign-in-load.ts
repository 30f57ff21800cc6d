import { sql } from 'drizzle-orm'
import { hashPassword } from '../src/identity/passwords/password-hash.ts'
import { startBenchPostgres } from './support/bench-postgres.ts'
import { removeFolder } from './support/form-server.ts'
import { prepareIdentityServer, startIdentityServer } from './support/identity-server.ts'
import { quantile } from './support/send-forms.ts'
import { emailOf, password, type SignInTimes, sendSignIns, signInSteps } from './support/sign-in-visits.ts'
import { storePeople } from './support/stored-people.ts'

/**
 * How long each step of signing in by password takes, so many people a second, with an empty database and with a full one, by turns:
 * node bench/sign-in-load.ts [PER_SECOND] [SECONDS] [ACCOUNTS] [SIGN_INS_OF_EACH].
 */
const [perSecond = 10, seconds = 30, accounts = 100_000, signInsOfEach = 10] = process.argv.slice(2).map(Number)
const turnSeconds = 5
const turns = Math.ceil(seconds / turnSeconds)

const folder = await prepareIdentityServer()
const hash = await hashPassword(password)

const openSide = async (storedAccounts: number) => {
  const postgres = await startBenchPostgres()
  const { db, close } = await postgres.open()
  // One person for each sign-in of either side: what is counted of an address is not what is measured.
  const most = 2 * perSecond * (turns * turnSeconds + turnSeconds)
  const values = sql.join(
    Array.from({ length: most }, (_, at) => sql`(${emailOf(at + 1)}, 'Kerry Walsh', 'en-au', ${hash})`),
    sql`, `,
  )
  await db.execute(sql`insert into identity_accounts (email, name, edition, password) values ${values}`)
  await storePeople(postgres.url, storedAccounts, signInsOfEach)
  const server = await startIdentityServer(folder, postgres.url)
  const times: SignInTimes = new Map()
  const failed: string[] = []
  let processor = 0
  const load = async (forSeconds: number, into: SignInTimes): Promise<void> => {
    const before = server.processor()
    const origin = server.origin.replace('127.0.0.1', 'localhost')
    failed.push(...(await sendSignIns(origin, { perSecond, seconds: forSeconds, times: into })))
    processor += server.processor() - before
  }
  const rows = async () => {
    const counted = await db.execute<{ name: string; rows: string }>(sql`
      select relname as name, reltuples::bigint as rows from pg_class
      where relkind = 'r' and relname like 'identity%' and reltuples > 0 order by 1`)
    return Object.fromEntries(counted.rows.map(({ name, rows }) => [name, Number(rows)]))
  }
  /** Rows read by no index since the start, by table. */
  const readWithout = async () => {
    const counted = await db.execute<{ name: string; rows: string }>(sql`
      select relname as name, seq_tup_read as rows from pg_stat_user_tables where seq_tup_read > 0 order by seq_tup_read desc limit 12`)
    return new Map(counted.rows.map(({ name, rows }) => [name, Number(rows)]))
  }
  return {
    readWithout,
    warmUp: async () => {
      await load(turnSeconds, new Map())
      processor = 0
    },
    turn: () => load(turnSeconds, times),
    times,
    failed,
    rows,
    processor: () => processor / (perSecond * turns * turnSeconds),
    stop: async () => {
      await close()
      await server.stop()
      await postgres.stop()
    },
  }
}

const empty = await openSide(0)
const full = await openSide(accounts)
try {
  console.log('rows of the full one:', await full.rows())
  for (const side of [empty, full]) await side.warmUp()
  const before = await full.readWithout()
  for (let turn = 0; turn < turns; turn += 1) for (const side of [empty, full]) await side.turn()

  const inAll = (times: SignInTimes, step: string) =>
    [0.5, 0.95].map((part) => quantile(times.get(step) ?? [], part).toFixed(0)).join(' / ')
  const ratio = (step: string, part: number): string =>
    (quantile(full.times.get(step) ?? [], part) / quantile(empty.times.get(step) ?? [], part)).toFixed(2)
  console.log(`${perSecond} a second for ${turns * turnSeconds} s on each, by turns; p50 / p95 in milliseconds`)
  console.table(
    Object.fromEntries(
      [...signInSteps, 'all'].map((step) => [
        step,
        {
          empty: inAll(empty.times, step),
          full: inAll(full.times, step),
          'full to empty': `${ratio(step, 0.5)} / ${ratio(step, 0.95)}`,
        },
      ]),
    ),
  )
  const cost = [empty, full].map(({ processor }) => `${processor().toFixed(0)} ms`).join(', ')
  console.log(`processor of the server for each sign-in, empty and full: ${cost}`)
  const read = [...(await full.readWithout())].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const)
  console.log('rows read by no index:', Object.fromEntries(read.filter(([, rows]) => rows > 0)))
  const failed = [...empty.failed, ...full.failed]
  console.log(`failed: ${failed.length}`, [...new Set(failed)].slice(0, 5))
  const p95 = quantile(full.times.get('password') ?? [], 0.95)
  if (failed.length > 0 || p95 > 300) process.exitCode = 1
} finally {
  for (const side of [empty, full]) await side.stop()
  removeFolder(folder)
}
