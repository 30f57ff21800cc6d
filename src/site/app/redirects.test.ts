import { expect, it } from 'vitest'
import { redirects } from './redirects.ts'
import { resolvePath } from './resolve-path.ts'

it('has a redirect table, and it is empty [R11]', () => {
  expect(redirects).toEqual({})
  expect(resolvePath('/en-au/about-us/')).toBe('/en-au/about-us/')
})
