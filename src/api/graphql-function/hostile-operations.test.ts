import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestDecisionTime, mostMilliseconds } from '../../graphql-guards/decision-time.fake.ts'
import { randomDocuments } from '../../graphql-guards/random-documents.fake.ts'
import { siteSchema } from '../graphql-fields/site-schema.ts'
import { dealerSchema } from './dealer-schema.fake.ts'
import { killerOperations, operationDecision } from './decided-operation.fake.ts'

/** A hundred thousand: `node bench/random-documents.ts`. */
const runs = Number(process.env.RANDOM_DOCUMENTS ?? 300)

describe('an operation made to take forever', () => {
  it.each(Object.entries(killerOperations))('of %s is decided on at once', async (_name, query) => {
    const decide = operationDecision(dealerSchema, { query, variables: {} })
    expect(await bestDecisionTime(decide)).toBeLessThan(mostMilliseconds)
  })
})

describe.each([
  ['the site', siteSchema],
  ['the tests', dealerSchema],
])('an operation of any shape over the schema of %s', (_whose, schema) => {
  it(`is decided on within ${mostMilliseconds} ms`, { timeout: 60_000 + runs * 50 }, async () => {
    await fc.assert(
      fc.asyncProperty(randomDocuments(schema), async (document) => {
        expect(await bestDecisionTime(operationDecision(schema, document))).toBeLessThan(mostMilliseconds)
      }),
      { numRuns: runs },
    )
  })
})
