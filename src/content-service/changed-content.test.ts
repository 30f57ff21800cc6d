import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeFiles } from './fixture/content-files.fake.ts'
import { product } from './fixture/product.fake.ts'
import { query } from './fixture/sent-query.fake.ts'
import { shopService } from './fixture/shop-service.fake.ts'

describe('content that changes', () => {
  it('is served after a reload, and bad content is not taken over', async () => {
    const shop = await shopService()
    const price = async () => (await shop.ask('{ product(id: "s100") { price } }')).body.data.product.price
    expect(await price()).toBe(999)
    await writeFiles(shop.directory, { 'products/s100.md': product('s100', { price: 12345 }) })
    expect((await shop.service.reload()).ok).toBe(true)
    expect(await price()).toBe(12345)
    await writeFiles(shop.directory, { 'products/s100.md': product('s100', { price: 'cheap as chips' }) })
    expect(await shop.service.reload()).toMatchObject({ ok: false, problems: [{ field: 'price' }] })
    expect(await price()).toBe(12345)
  })

  it('with problems from the start is answered with all of them', async () => {
    const shop = await shopService({ 'products/s100.md': product('s100', { price: 'cheap' }) })
    const { status, body } = await shop.ask(query)
    expect(status).toBe(500)
    expect(body.errors[0].extensions.contentful).toMatchObject({
      code: 'INVALID_CONTENT',
      details: { problems: [expect.stringContaining('price: must be a number, is "cheap"')] },
    })
    await rm(join(shop.directory, 'products/s100.md'))
  })
})
