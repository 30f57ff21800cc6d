import { expect, it, onTestFinished, vi } from 'vitest'
import { audience, createIssuer, issuer } from '../api/graphql-function/issuer.fake.ts'
import { openDataOf } from '../functions/wiring/site-services.fake.ts'
import { askPlaces } from '../site/features/dealers/ask-places.ts'

const places = { edition: 'EN_AU', text: '2232' }

const open = async (variables: Record<string, string>) => {
  const { siteServices, close } = await openDataOf({}, { NODE_ENV: 'production', ...variables })
  onTestFinished(close)
  return async (query: string, authorization = '', variables = {}) => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query, variables }),
    })
    return (await siteServices.graphql(request, { address: '203.0.113.7' })).status
  }
}

it('in production only the site’s own operations run, and no token is believed, unless told otherwise', async () => {
  const login = await createIssuer()
  vi.stubGlobal('fetch', login.fetch)
  const exp = Math.floor(Date.now() / 1000) + 600
  const good = `Bearer ${await login.sign({ exp })}`
  const foreign = `Bearer ${await login.sign({ exp, aud: 'https://elsewhere.test' })}`

  const ask = await open({})
  expect(await ask('{ alive }')).toBe(400)
  // Its own; there is no list of places in this site.
  expect(await ask(askPlaces.query, '', places)).toBe(503)
  expect(await ask(askPlaces.query, good, places)).toBe(401)

  const askAny = await open({
    OPERATIONS: 'any',
    IDENTITY_ISSUER: issuer,
    IDENTITY_AUDIENCE: audience,
    IDENTITY_CLIENT_ID: 'pages',
  })
  expect(await askAny('{ alive }')).toBe(200)
  expect(await askAny('{ alive }', good)).toBe(200)
  expect(await askAny('{ alive }', foreign)).toBe(401)
})
