import { afterAll, describe, expect, it } from 'vitest'
import { answer, getUrl, sender } from '../fixture/sent-query.fake.ts'
import { shopService } from '../fixture/shop-service.fake.ts'

const send = sender((await shopService({}, afterAll)).service)

describe('asking over HTTP', () => {
  it('answers POST with JSON, without an errors key on success', async () => {
    const { status, headers, json } = await send()
    expect(status).toBe(200)
    expect(json).toEqual(answer)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('x-contentful-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('answers GET with query parameters, and forms', async () => {
    const byId = 'query One($id: String!) { product(id: $id) { sku } }'
    const parameters = { query: byId, variables: '{"id":"s100"}', operationName: 'One' }
    expect((await send({ url: getUrl(parameters), method: 'GET' })).json).toEqual(answer)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await send({ headers, body: new URLSearchParams(parameters).toString() })).json).toEqual(answer)
  })

  it('answers without an environment in the path, as Contentful does for the main one', async () => {
    expect((await send({ url: 'http://localhost/content/v1/spaces/pool' })).json).toEqual(answer)
  })

  it('answers the preflight of a browser', async () => {
    const { status, headers } = await send({
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'authorization, content-type' },
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-headers')).toBe('authorization, content-type')
    expect(headers.get('access-control-allow-methods')).toContain('POST')
  })

  it.each(['PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    const { status, headers, code } = await send({ method })
    expect(status).toBe(405)
    expect(code).toBe('METHOD_NOT_ALLOWED')
    expect(headers.get('allow')).toContain('POST')
  })

  it('runs the operation that is named', async () => {
    const two = 'query A { product(id: "s100") { sku } } query B { product(id: "s200") { sku } }'
    expect((await send({ body: { query: two, operationName: 'A' } })).json).toEqual(answer)
    expect(await send({ body: { query: two, operationName: 'C' } })).toMatchObject({
      status: 400,
      code: 'QUERY_OPERATION_NAME_MISMATCH',
    })
    expect(await send({ body: { query: two } })).toMatchObject({ status: 400, code: 'QUERY_OPERATION_NAME_MISMATCH' })
  })
})
