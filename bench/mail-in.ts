import { randomBytes } from 'node:crypto'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { memoryStore } from '../src/api/files/memory-store.fake.ts'
import { noVirusScan } from '../src/api/files/virus-scan.ts'
import { createMailIn } from '../src/api/mail-in/mail-in-function.ts'
import { signatureHeader, signMail } from '../src/api/mail-in/mail-signature.ts'
import { htmlMail, mailWithFiles, nestedMail, writtenMail } from '../src/api/mail-in/mails.fake.ts'
import { startBenchPostgres } from './support/bench-postgres.ts'

/** For how long one mail keeps the process from everything else: the least of some tries, for the machine has other things to do, too. Usage: npm run bench -- bench/mail-in.ts [tries] */
const tries = Number(process.argv[2] ?? 3)
const megabyte = 1024 * 1024
const secret = 'a secret of thirty-two characters'

/** So many bytes are that long in base64, in lines. */
const shareOfBase64 = 0.72

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)])

const file = (name: string, bytes: number) => ({ name, type: 'application/pdf', content: pdf(bytes) })

const sentences = (bytes: number): string => 'It turns left, and then left again. '.repeat(bytes / 36)

const mails: Readonly<Record<string, (bytes: number) => Uint8Array>> = {
  'one attachment': (bytes) => mailWithFiles([file('all.pdf', bytes * shareOfBase64)]),
  'many attachments': (bytes) => {
    const count = Math.floor(bytes / 25_000)
    return mailWithFiles(
      Array.from({ length: count }, (_, at) => file(`${at}.pdf`, (bytes * shareOfBase64) / count - 200)),
    )
  },
  'deep nesting': (bytes) => nestedMail(25, sentences(bytes / 26)),
  'one line': (bytes) => writtenMail({ text: sentences(bytes) }),
  'HTML of 5 MB': (bytes) => {
    const row = '<tr><td><p>It turns <b>left</b>&nbsp;again.</p></td></tr>\n'
    return htmlMail(`<table>${row.repeat(Math.min(bytes, 5 * megabyte) / row.length)}</table>`)
  },
}

const postgres = await startBenchPostgres()
const { db, close } = await postgres.open()
const logged: object[] = []
const silent = { info: () => undefined, warn: (given: object) => logged.push(given), error: () => undefined }
const mailIn = createMailIn({
  db,
  places: { store: memoryStore(), scan: noVirusScan },
  secrets: async () => [secret],
  logger: silent,
})

/** In pieces, as it comes from a network. */
const pieces = (mail: Uint8Array): ReadableStream<Uint8Array> => {
  let at = 0
  return new ReadableStream({
    pull: async (controller) => {
      await setTimeout(0)
      if (at >= mail.byteLength) return controller.close()
      controller.enqueue(mail.slice(at, at + megabyte / 4))
      at += megabyte / 4
    },
  })
}

const bring = async (mail: Uint8Array) => {
  const now = new Date()
  const request = new Request('https://pools.example/.netlify/functions/mail-in', {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', [signatureHeader]: signMail(mail, secret, now) },
    body: pieces(mail),
    duplex: 'half',
  } as RequestInit)
  await setTimeout(50)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await setTimeout(20)
  const started = performance.now()
  const answer = await mailIn(request, now)
  const took = performance.now() - started
  await setTimeout(20)
  delay.disable()
  return { state: (await answer.json()).state ?? answer.status, took, block: delay.max / 1e6 }
}

await bring(writtenMail())
const rows = []
for (const [kind, write] of Object.entries(mails))
  for (const size of kind.startsWith('HTML') ? [1, 5] : [1, 10, 25]) {
    const taken: Awaited<ReturnType<typeof bring>>[] = []
    // A little less: its head and its boundaries come on top of it.
    for (let count = 0; count < tries; count += 1) taken.push(await bring(write((size - 0.1) * megabyte)))
    const least = (of: 'took' | 'block') => Math.round(Math.min(...taken.map((each) => each[of])))
    rows.push({
      mail: kind,
      MB: size,
      state: taken[0]?.state,
      'took ms': least('took'),
      'longest block ms': least('block'),
    })
  }
console.table(rows)
console.log(logged)
await close()
await postgres.stop()
