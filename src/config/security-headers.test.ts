import { expect, it } from 'vitest'
import { resourcePolicyOf, securityHeaders } from './security-headers.ts'

it('promises https only where the site is served over it', () => {
  expect(securityHeaders({ https: true })['strict-transport-security']).toBe('max-age=31536000')
  expect(securityHeaders({ https: false })).not.toHaveProperty('strict-transport-security')
})

it('keeps the location to our own pages and the camera from everybody', () => {
  expect(securityHeaders({ https: true })['permissions-policy']).toMatch(/geolocation=\(self\), camera=\(\)/)
})

it('lets others show our pictures and nothing else', () => {
  expect(resourcePolicyOf('/images/pool-9c1d.avif')).toBe('cross-origin')
  expect(resourcePolicyOf('/page-data/app-data.json')).toBe('same-origin')
})
