import { setTimeout } from 'node:timers/promises'
import { sendEndlessBodies } from './support/endless-bodies.ts'
import { prepareServer, removeFolder, startFormServer } from './support/form-server.ts'
import { quantile, sendForms } from './support/send-forms.ts'

/**
 * Prints what connections that never finish cost: memory before, during and after, and what becomes of a normal form and page
 * meanwhile: `node bench/slow-bodies.ts [connections] [seconds] [senders]`.
 */
const connections = Number(process.argv[2] ?? 1000)
const seconds = Number(process.argv[3] ?? 30)
const senders = Number(process.argv[4] ?? 1)
const print = (name: string, value: string): void => {
  process.stdout.write(`${name.padEnd(44)} ${value}\n`)
}
const megabytes = (value: number) => `${value.toFixed(0)} MB`

const counted = (values: readonly (string | number)[]): string =>
  Object.entries(Object.groupBy(values, String))
    .map(([value, some]) => `${some?.length} × ${value}`)
    .join(', ')

const askPage = async (origin: string): Promise<{ status: number | string; milliseconds: number }> => {
  const started = performance.now()
  const status = await fetch(origin).then(
    (answer) => answer.status,
    () => 'no answer',
  )
  return { status, milliseconds: performance.now() - started }
}

const folder = await prepareServer()
const server = await startFormServer(folder, {})
try {
  await sendForms(server.origin, 5, 3)
  const before = server.memory()
  const endless = sendEndlessBodies(server.origin, connections, senders)
  const sampled: number[] = []
  const sampling = setInterval(() => sampled.push(server.memory()), 100)
  const forms = sendForms(server.origin, 2, seconds)
  const pages: Awaited<ReturnType<typeof askPage>>[] = []
  for (let second = 0; second < seconds; second += 1) {
    pages.push(await askPage(server.origin))
    await setTimeout(1000)
  }
  const sent = await forms
  clearInterval(sampling)
  print(
    'connections',
    `${connections} of ${senders} sender${senders === 1 ? '' : 's'}, ${endless.open()} open at the end`,
  )
  const lines = [...endless.answers()].map(([line, count]) => `${count} × ${line.slice(9)}`)
  endless.stop()
  await setTimeout(3000)
  print(
    'memory before, most, median, after',
    [before, Math.max(...sampled), quantile(sampled, 0.5), server.memory()].map(megabytes).join(', '),
  )
  print('answers to what never ends', lines.join(', '))
  print('answers to normal forms', counted(sent.map(({ status }) => status)))
  print('answers for a page', counted(pages.map(({ status }) => status)))
  print(
    '  slowest form, page',
    [sent, pages].map((all) => `${Math.max(...all.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms`).join(', '),
  )
} finally {
  await server.stop()
  removeFolder(folder)
}
