import { sql } from 'drizzle-orm'
import { identityAccounts } from '../src/api/db/schema/identity-accounts.ts'
import { hashPassword } from '../src/identity/passwords/password-hash.ts'
import { startBenchPostgres } from './support/bench-postgres.ts'
import { removeFolder } from './support/form-server.ts'
import { openIdentityBrowser } from './support/identity-browser.ts'
import { prepareIdentityServer, startIdentityServer } from './support/identity-server.ts'
import { type Comparison, compareSamples } from './support/two-samples.ts'

/**
 * Whether the time of an answer tells which addresses have accounts: node bench/identity-timing.ts [TRIES]. So many tries of either
 * kind by turns, over HTTP, each at an address of its own.
 */
const tries = Number(process.argv[2] ?? 1000)
const emailOf = (kind: 'known' | 'other', number: number) => `${kind}-${number}@pond.example`

const asks: Record<string, (email: string) => Record<string, string>> = {
  password: (email) => ({ email, password: 'not this one at all' }),
  letter: (email) => ({ email }),
  code: () => ({ code: '000000' }),
  forgot: (email) => ({ email }),
  'sign-up': (email) => ({ email, name: 'Kerry Walsh', password: 'magpie over the filter' }),
}

const folder = await prepareIdentityServer()
const postgres = await startBenchPostgres()
const server = await startIdentityServer(folder, postgres.url)
const { db, close } = await postgres.open()
const origin = server.origin.replace('127.0.0.1', 'localhost')
try {
  const password = await hashPassword('magpie over the filter')
  const people = Array.from({ length: tries }, (_, number) => ({
    ...{ email: emailOf('known', number), name: 'Kerry Walsh', edition: 'en-au', password },
  }))
  await db.insert(identityAccounts).values(people)
  await db.execute(sql`analyze`)

  const browser = openIdentityBrowser(origin)
  const { location } = await browser.begin()
  const expected: Record<string, number> = { password: 422, code: 422 }
  const timeOf = async (step: string, email: string): Promise<number> => {
    // A code is typed for a letter that was asked for.
    if (step === 'code') await timeOf('letter', email)
    const { status, milliseconds } = await browser.post(`${location}/${step}`, asks[step]?.(email) ?? {})
    if (status !== (expected[step] ?? 303)) throw new Error(`${step}: ${status}`)
    return milliseconds
  }

  const compared: Record<string, Comparison> = {}
  for (const step of Object.keys(asks)) {
    // What is loaded with the first is not what is measured.
    for (let warm = 0; warm < 20; warm += 1) await timeOf(step, emailOf('other', -1 - warm - 20 * tries))
    const [known, other]: [number[], number[]] = [[], []]
    for (let number = 0; number < tries; number += 1) {
      const both = [
        async () => known.push(await timeOf(step, emailOf('known', number))),
        async () => other.push(await timeOf(step, emailOf('other', number))),
      ]
      for (const one of Math.random() < 0.5 ? both : both.toReversed()) await one()
    }
    compared[step] = compareSamples(known, other)
  }

  const milliseconds = ([known, other]: readonly [number, number]) => `${known.toFixed(2)} / ${other.toFixed(2)}`
  console.log(`${tries} tries each; milliseconds of addresses with an account / without`)
  console.table(
    Object.fromEntries(
      Object.entries(compared).map(([step, each]) => [
        step,
        {
          p5: milliseconds(each.p5),
          median: milliseconds(each.medians),
          p95: milliseconds(each.p95),
          'takes longer (0.5: neither)': each.longer.toFixed(3),
          'by chance': `0.5 ± ${each.chance.toFixed(3)}`,
          'tries of one to tell, at least': each.triesToTell,
        },
      ]),
    ),
  )
  // Of chance alone one in 150 is further away than this.
  if (Object.values(compared).some(({ longer, chance }) => Math.abs(longer - 0.5) > 1.4 * chance)) process.exitCode = 1
} finally {
  await close()
  await server.stop()
  await postgres.stop()
  removeFolder(folder)
}
