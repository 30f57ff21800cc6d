import { expect, it } from 'vitest'
import { goingOn } from './going-on.ts'

it('leads to the account, or to what keeps it safe', () => {
  expect(goingOn('', 'en-au').returnTo).toBe('/en-au/account/')
  expect(goingOn('?to=security', 'en-za').returnTo).toBe('/identity/security?edition=en-za')
})

it.each(['?to=//evil.example/', '?to=/identity/session/end', '?to=Security', '?to='])(
  'never by an address: %s',
  (query) => {
    expect(goingOn(query, 'en-nz').returnTo).toBe('/en-nz/account/')
  },
)
