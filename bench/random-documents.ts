import fc from 'fast-check'
import type { GraphQLSchema } from 'graphql'
import { siteSchema } from '../src/api/graphql-fields/site-schema.ts'
import { operationDecision } from '../src/api/graphql-function/decided-operation.fake.ts'
import { ownSchema, queryDecision } from '../src/content-service/fixture/decided-query.fake.ts'
import { bestDecisionTime, decisionTime, mostMilliseconds } from '../src/graphql-guards/decision-time.fake.ts'
import { type RandomDocument, randomDocuments } from '../src/graphql-guards/random-documents.fake.ts'

/**
 * Prints how long both functions take to accept or refuse random documents: `npm run bench -- bench/random-documents.ts [documents] [seed]`.
 * Ends with 1 when one of them takes too long each time it is tried.
 */
const count = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
const atOnce = 1_000

type Decision = (document: RandomDocument) => () => Promise<boolean>

const functions: readonly { name: string; schema: GraphQLSchema; decisionOn: Decision }[] = [
  { name: 'content service', schema: ownSchema, decisionOn: queryDecision },
  { name: 'site-data function', schema: siteSchema, decisionOn: (document) => operationDecision(siteSchema, document) },
]

const print = (name: string, figures: readonly (string | number)[]): void => {
  process.stdout.write(`${name.padEnd(22)}${figures.map((figure) => String(figure).padStart(12)).join('')}\n`)
}

print(`seed ${seed}`, ['documents', 'accepted', 'p50 ms', 'p99 ms', 'max ms', 'over 20 ms', 'each time'])
for (const { name, schema, decisionOn } of functions) {
  // As a server that has been up for a moment.
  for (const document of fc.sample(randomDocuments(schema), { numRuns: 500, seed })) await decisionOn(document)()

  const taken: number[] = []
  const slow: RandomDocument[] = []
  let accepted = 0
  for (let part = 0; part * atOnce < count; part += 1) {
    const numRuns = Math.min(atOnce, count - part * atOnce)
    for (const document of fc.sample(randomDocuments(schema), { numRuns, seed: seed + part + 1 })) {
      const decide = decisionOn(document)
      const time = await decisionTime(async () => {
        if (await decide()) accepted += 1
      })
      taken.push(time)
      if (time > mostMilliseconds) slow.push(document)
    }
  }
  let stillSlow = 0
  for (const document of slow) {
    if ((await bestDecisionTime(decisionOn(document))) <= mostMilliseconds) continue
    stillSlow += 1
    process.stdout.write(`${document.query.length} characters: ${document.query.slice(0, 1_000)}\n`)
  }
  taken.sort((one, other) => one - other)
  const quantile = (part: number) =>
    (taken[Math.min(taken.length - 1, Math.floor(taken.length * part))] ?? 0).toFixed(2)
  print(name, [taken.length, accepted, quantile(0.5), quantile(0.99), quantile(1), slow.length, stillSlow])
  if (stillSlow > 0) process.exitCode = 1
}
