import { afterAll, describe, expect, it } from 'vitest'
import { answer, getUrl, query, sender } from '../fixture/sent-query.fake.ts'
import { shopService } from '../fixture/shop-service.fake.ts'

const { service, ask } = await shopService({}, afterAll)
const send = sender(service)
const url = getUrl({ query })

describe('a query by GET', () => {
  it.each<[string, Record<string, string>]>([
    ['a picture on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['a script of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
    ['a script over a plain connection', { origin: 'http://elsewhere.example' }],
    ['a page without an origin of its own', { origin: 'null' }],
  ])('from %s answers nothing', async (_whose, headers) => {
    const { status, headers: answered, json } = await send({ url, method: 'GET', headers })
    expect(status).toBe(403)
    expect(json).toBeUndefined()
    expect(answered.get('access-control-allow-origin')).toBeNull()
  })

  it.each<[string, Record<string, string>]>([
    ['a program', {}],
    ['our own pages', { 'sec-fetch-site': 'same-origin' }],
    ['our own pages over a plain connection', { origin: 'http://localhost' }],
    ['a neighbour of ours', { 'sec-fetch-site': 'same-site', origin: 'http://shop.localhost' }],
    ['an address bar', { 'sec-fetch-site': 'none' }],
  ])('from %s is answered', async (_whose, headers) => {
    expect((await send({ url, method: 'GET', headers })).json).toEqual(answer)
  })

  it('is not what carts of a site elsewhere ask by, nor do pictures [C5]', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
    const posted = await send({ headers })
    expect(posted.json).toEqual(answer)
    expect(posted.headers.get('access-control-allow-origin')).toBe('*')
    const { body } = await ask('{ asset(id: "front") { url } }')
    expect((await service.fetch(new Request(body.data.asset.url, { headers }))).status).toBe(200)
  })
})
