import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres } from '../src/api/db/test-databases/find-postgres.fake.ts'
import { createLocalPostgres, type LocalPostgres } from '../src/api/db/test-databases/local-postgres.fake.ts'
import { startSmtpServer } from '../src/api/mail/smtp-server.fake.ts'
import { prepareServer, removeFolder, startFormServer } from './support/form-server.ts'
import { quantile, type Sent, sendForms } from './support/send-forms.ts'

/**
 * Prints what forms cost and what becomes of them in trouble: `node bench/form-load.ts [steady|outage|mail [minutes]]`.
 * steady: time to ready, memory, and 50 forms a second for 20 s. outage: PostgreSQL goes away for 3 s meanwhile. mail: the
 * mail server is away for so many minutes.
 */
const mode = process.argv[2] ?? 'steady'
const minutesAway = Number(process.argv[3] ?? 0.5)
const print = (name: string, value: string): void => {
  process.stdout.write(`${name.padEnd(44)} ${value}\n`)
}
const milliseconds = (value: number) => `${value.toFixed(0)} ms`

const printAnswers = (all: readonly Sent[]): void => {
  const counts = Object.entries(Object.groupBy(all, ({ status }) => String(status)))
  print(`answers to ${all.length} forms`, counts.map(([status, some]) => `${some?.length} × ${status}`).join(', '))
  const taken = all.filter(({ status }) => status === 200).map((sent) => sent.milliseconds)
  print(
    '  of those with 200: p50, p99, max',
    [0.5, 0.99, 1].map((part) => milliseconds(quantile(taken, part))).join(', '),
  )
}

const printStart = async (name: string, folder: string, variables: Record<string, string>) => {
  const server = await startFormServer(folder, variables)
  print(`ready ${name}`, `${milliseconds(server.readyAfter)}, ${milliseconds(server.processor())} of processor`)
  return server
}

const steady = async (folder: string, url: string) => {
  await (await printStart('with the embedded database, first start', folder, {})).stop()
  const embedded = await printStart('with the embedded database, again', folder, {})
  print('  memory when idle', `${embedded.memory().toFixed(0)} MB`)
  await embedded.stop()
  await (await printStart('with PostgreSQL, first start', folder, { DATABASE_URL: url })).stop()
  const server = await printStart('with PostgreSQL, again', folder, { DATABASE_URL: url })
  await setTimeout(3000)
  print('  memory when idle', `${server.memory().toFixed(0)} MB`)
  await sendForms(server.origin, 10, 2)
  const before = server.processor()
  const all = await sendForms(server.origin, 50, 20)
  printAnswers(all)
  print('  processor for each form', `${((server.processor() - before) / all.length).toFixed(1)} ms`)
  print('  memory after it', `${server.memory().toFixed(0)} MB`)
  await server.stop()
}

const outage = async (folder: string, url: string, postgres: LocalPostgres) => {
  const server = await startFormServer(folder, { DATABASE_URL: url })
  const sending = sendForms(server.origin, 50, 20)
  await setTimeout(5000)
  await postgres.stop()
  await setTimeout(3000)
  await postgres.start()
  const all = await sending
  printAnswers(all)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    'select s.reference, count(l.id)::int as letters from submissions s left join letters l on l.submission = s.id group by s.id',
  )
  await client.end()
  const letters = new Map(rows.map((row) => [row.reference, row.letters]))
  const promised = all.flatMap(({ reference }) => reference ?? [])
  const kept = promised.filter((reference) => letters.get(reference) === 2)
  print('kept once, with two letters, of those with 200', `${kept.length} of ${promised.length}`)
  print('  references given twice', `${promised.length - new Set(promised).size}`)
  print('  kept without a 200', `${rows.length - new Set(promised).size}`)
  await server.stop()
}

/** Forms go on coming, one every ten seconds, while nobody answers at the mail server's address. */
const mail = async (folder: string, url: string) => {
  const absent = await startSmtpServer()
  const { port } = absent.address
  await absent.close()
  const server = await startFormServer(folder, {
    DATABASE_URL: url,
    SMTP_URL: `smtp://localhost:${port}?tls=optional`,
  })
  const away = performance.now() + minutesAway * 60_000
  const all = await sendForms(server.origin, 10, 10)
  while (performance.now() < away) {
    all.push(...(await sendForms(server.origin, 1, 1)))
    await setTimeout(Math.max(0, Math.min(10_000, away - performance.now())))
  }
  printAnswers(all)
  const smtp = await startSmtpServer({ hideSTARTTLS: true }, port)
  const back = performance.now()
  const wanted = 2 * all.filter(({ status }) => status === 200).length
  // As long as the longest pause between two attempts, and some more.
  const enough = back + 20 * 60_000
  while (performance.now() < enough && smtp.delivered.length < wanted) await setTimeout(1000)
  print('mail server away', `${minutesAway} min`)
  print('  last letter, after it was back', `${((performance.now() - back) / 1000).toFixed(0)} s`)
  // Whatever came twice would come now.
  await setTimeout(5000)
  const ids = smtp.delivered.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '')
  print(
    'letters owed, delivered, delivered twice',
    `${wanted}, ${new Set(ids).size}, ${ids.length - new Set(ids).size}`,
  )
  await server.stop()
  await smtp.close()
}

const modes: Record<string, (folder: string, url: string, postgres: LocalPostgres) => Promise<void>> = {
  steady,
  outage,
  mail,
}
const run = modes[mode]
const programs = findPostgres()
if (run === undefined) throw new Error(`There is no mode ${mode}: use ${Object.keys(modes).join(', ')}.`)
if (programs === undefined) throw new Error('There is no PostgreSQL server: set POSTGRES_BIN.')
const postgres = await createLocalPostgres(programs)
const folder = await prepareServer()
try {
  await run(folder, postgres.urlOf('postgres'), postgres)
} finally {
  await postgres.remove()
  removeFolder(folder)
}
