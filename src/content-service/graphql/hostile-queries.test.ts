import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { bestDecisionTime, mostMilliseconds } from '../../graphql-guards/decision-time.fake.ts'
import { randomDocuments } from '../../graphql-guards/random-documents.fake.ts'
import { killerQueries, ownSchema, queryDecision } from '../fixture/decided-query.fake.ts'
import { getUrl, sender } from '../fixture/sent-query.fake.ts'
import { shopService } from '../fixture/shop-service.fake.ts'

const send = sender((await shopService({}, afterAll)).service)

/** A hundred thousand: `node bench/random-documents.ts`. */
const runs = Number(process.env.RANDOM_DOCUMENTS ?? 300)

describe('a query made to take forever', () => {
  it.each(Object.entries(killerQueries))('of %s is decided on at once, by POST and by GET', async (_name, query) => {
    const posted = await send({ body: { query } })
    expect([200, 400]).toContain(posted.status)
    expect((await send({ url: getUrl({ query }), method: 'GET' })).status).toBe(posted.status)
    expect(await bestDecisionTime(queryDecision({ query, variables: {} }))).toBeLessThan(mostMilliseconds)
  })
})

describe('a query of any shape', () => {
  it(`is decided on within ${mostMilliseconds} ms`, { timeout: 60_000 + runs * 50 }, async () => {
    await fc.assert(
      fc.asyncProperty(randomDocuments(ownSchema), async (document) => {
        expect(await bestDecisionTime(queryDecision(document))).toBeLessThan(mostMilliseconds)
      }),
      { numRuns: runs },
    )
  })
})
