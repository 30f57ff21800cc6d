import { describe, expect, it } from 'vitest'
import { testStorage } from '../state/test-storage.fake.ts'
import { storedAccessToken } from './stored-sign-in.ts'

const entry = 'oidc.user:https://id.example/:poolwright-site'

describe('the stored access token', () => {
  it('is read from the identity provider’s entry, whatever its authority and client [A2]', () => {
    const user = JSON.stringify({ access_token: 'abc.def', id_token: 'x', profile: { sub: '1' } })
    expect(storedAccessToken(testStorage({ cart: '{}', [entry]: user }).area)).toBe('abc.def')
    expect(storedAccessToken(testStorage({ 'oidc.user:a:b': user }).area)).toBe('abc.def')
  })

  it('is null when nobody is signed in [A2]', () => {
    expect(storedAccessToken(testStorage({ cart: '{}', access_token: 'x' }).area)).toBeNull()
  })

  it.each([
    '',
    '{',
    'null',
    '"abc"',
    '[]',
    '{}',
    '{"access_token":7}',
    '{"access_token":""}',
    '{"access_token":"a\\nb"}',
  ])('is null when the entry is garbage: %s [A2]', (garbage) => {
    expect(storedAccessToken(testStorage({ [entry]: garbage }).area)).toBeNull()
  })

  it('skips a garbage entry for a good one', () => {
    const storage = testStorage({ 'oidc.user:old:x': '{', [entry]: '{"access_token":"good"}' })
    expect(storedAccessToken(storage.area)).toBe('good')
  })

  it('is null when storage is denied', () => {
    const storage = testStorage({ [entry]: '{"access_token":"good"}' })
    storage.denied = true
    expect(storedAccessToken(storage.area)).toBeNull()
  })
})
