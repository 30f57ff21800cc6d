import { expect, it } from 'vitest'
import { returnAddress } from './return-address.ts'

const origin = 'https://www.example.com'
const back = (given: unknown) => returnAddress(given, origin, '/en-au/account/')

it('goes back to where somebody was, with query and hash', () => {
  for (const page of ['/', '/en-au/shop/', '/en-nz/which-model/?length=12#answer', '/en-au/account/orders/AU-1-K/'])
    expect(back(page)).toBe(page)
})

it('goes back to what keeps the account safe, exactly', () => {
  expect(back('/identity/security?edition=en-nz')).toBe('/identity/security?edition=en-nz')
  for (const other of [
    '/identity/security',
    '/identity/security?edition=en-us',
    '/identity/security?edition=en-nz&edition=en-au',
    '/identity/security/?edition=en-nz',
    '/identity/security/sign-out?edition=en-nz',
    '/identity/security?edition=en-nz#x',
    '//identity/security?edition=en-nz',
  ])
    expect(back(other)).toBe('/en-au/account/')
})

it.each([
  undefined,
  7,
  '',
  'en-au/',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  '/identity/session/end',
  '/.netlify/functions/graphql',
  '/outbox/',
  '/assets/core.js',
  '/en-au/account/signed-in/?code=x',
  '/en-za/account/signed-out/',
])('never anywhere but to a page of ours: %j', (given) => {
  expect(back(given)).toBe('/en-au/account/')
})
