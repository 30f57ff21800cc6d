import fc from 'fast-check'
import { callFunction } from '../src/api/graphql-function/called-function.fake.ts'
import { hostileRequest } from '../src/api/graphql-function/hostile-requests.fake.ts'

/**
 * Prints how long hostile requests take to be refused, and what a normal query waits while they come in:
 * `node bench/hostile-graphql.ts [requests] [of them in a second]`.
 */
const requests = Number(process.argv[2] ?? 10_000)
const rate = Number(process.argv[3] ?? 1_000)
const stormSeconds = 3
const connection = { address: '203.0.113.7' }
const quiet = () => undefined
const logger = { info: quiet, warn: quiet, error: quiet }
const { handle } = callFunction({ mode: 'production', allowedOperations: 'any', logger })

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN
const figures = (values: readonly number[]): string =>
  [0.5, 0.99, 1].map((part) => quantile(values, part).toFixed(2).padStart(8)).join('')
const print = (name: string, figures: string): void => {
  process.stdout.write(`${name.padEnd(44)} ${figures}\n`)
}

const timed = async (request: Request): Promise<number> => {
  const start = performance.now()
  await (await handle(request, connection)).text()
  return performance.now() - start
}
const normal = (): Request =>
  new Request('https://poolwright.test/.netlify/functions/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ page(first: 20) { items { id name near(first: 3) { name } } total } }"}',
  })
/** As requests come from a socket, one turn of the loop apart. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

const hostile = fc.sample(hostileRequest, requests)
for (const { make } of hostile.slice(0, 2_000)) await timed(make())
for (let count = 0; count < 500; count += 1) await timed(normal())

const byKind = new Map<string, number[]>()
const all: number[] = []
for (const { kind, make } of hostile) {
  const taken = await timed(make())
  all.push(taken)
  byKind.set(kind, [...(byKind.get(kind) ?? []), taken])
}
print(`refusals, ms (${requests})`, '     p50     p99     max')
for (const [kind, taken] of [...byKind].sort()) print(`  ${kind}`, figures(taken))
print('  all', figures(all))

const askFor = async (seconds: number): Promise<number[]> => {
  const taken: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const request = normal()
    // What the query waits for its turn counts too.
    const arrived = performance.now()
    await nextTurn()
    await timed(request)
    taken.push(performance.now() - arrived)
  }
  return taken
}
const idle = await askFor(stormSeconds)

// Made before, so that the storm costs what refusing costs, and comes in whether or not answers go out.
const waiting = hostile.slice(0, rate * stormSeconds).map(({ make }) => make())
const refused: Promise<number>[] = []
const started = performance.now()
const storm = setInterval(() => {
  const due = ((performance.now() - started) / 1000) * rate
  while (refused.length < due) {
    const request = waiting.pop()
    if (!request) break
    refused.push(timed(request))
  }
}, 1)
const stormy = await askFor(stormSeconds)
clearInterval(storm)
await Promise.all(refused)

print('a normal query, ms', '     p50     p99     max')
print('  idle', figures(idle))
print(`  in a storm of ${Math.round(refused.length / stormSeconds)} hostile requests a second`, figures(stormy))
print('  ratio of the medians', (quantile(stormy, 0.5) / quantile(idle, 0.5)).toFixed(1).padStart(8))
