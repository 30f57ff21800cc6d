import { expect, it } from 'vitest'
import { issuerOf } from './sign-in-issuer.ts'

const origin = 'https://www.example.com'
const embedded = { authority: `${origin}/identity`, clientId: 'poolwright-site' }

it('is the embedded one, unless the build names another', () => {
  for (const identity of [undefined, null, {}, 'x', { authority: 'https://login.example' }])
    expect(issuerOf(identity, origin)).toEqual(embedded)
  const other = { authority: 'https://login.example', clientId: 'pages', audience: 'https://api.example' }
  expect(issuerOf(other, origin)).toEqual(other)
})
