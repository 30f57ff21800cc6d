import { afterAll, describe, expect, it } from 'vitest'
import { answer, getUrl, query, sender } from '../fixture/sent-query.fake.ts'
import { shopService } from '../fixture/shop-service.fake.ts'

const send = sender((await shopService({}, afterAll)).service)

describe('tokens', () => {
  it.each([
    ['no token', { authorization: '' }, 'ACCESS_TOKEN_MISSING'],
    ['a wrong token', { authorization: 'Bearer wrong' }, 'ACCESS_TOKEN_INVALID'],
    ['another scheme', { authorization: 'Basic delivery' }, 'ACCESS_TOKEN_INVALID'],
  ])('refuses %s with 401', async (_name, headers, expected) => {
    const { status, json, code } = await send({ headers })
    expect(status).toBe(401)
    expect(code).toBe(expected)
    expect(json).toEqual({
      errors: [
        {
          message: 'The access token you sent could not be found or is invalid.',
          extensions: { contentful: { code: expected, requestId: expect.any(String) } },
        },
      ],
    })
  })

  it('are taken from the access_token parameter too', async () => {
    const headers = { authorization: '' }
    expect((await send({ url: getUrl({ access_token: 'delivery', query }), method: 'GET', headers })).json).toEqual(
      answer,
    )
    expect((await send({ url: getUrl({ access_token: 'wrong', query }), method: 'GET', headers })).status).toBe(401)
  })
})
