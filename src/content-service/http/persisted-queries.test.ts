import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { getUrl, query, sender } from '../fixture/sent-query.fake.ts'
import { shopService } from '../fixture/shop-service.fake.ts'

const send = sender((await shopService({}, afterAll)).service)

describe('persisted queries', () => {
  const persisted = '{ product(id: "s200") { sku } }'
  const sha256Hash = createHash('sha256').update(persisted).digest('hex')
  const extensions = { persistedQuery: { version: 1, sha256Hash } }

  it('are unknown, then sent once, then known', async () => {
    expect(await send({ body: { extensions } })).toMatchObject({ status: 404, code: 'PersistedQueryNotFound' })
    expect((await send({ body: { query: persisted, extensions } })).status).toBe(200)
    expect((await send({ body: { extensions } })).json.data.product.sku).toBe('PW-S200')
    const url = getUrl({ extensions: JSON.stringify(extensions) })
    expect((await send({ url, method: 'GET' })).json.data.product.sku).toBe('PW-S200')
  })

  it('must match their hash', async () => {
    expect(await send({ body: { query, extensions } })).toMatchObject({ status: 400, code: 'PersistedQueryMismatch' })
  })
})
