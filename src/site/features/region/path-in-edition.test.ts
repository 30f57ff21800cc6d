import { expect, it } from 'vitest'
import { pathInEdition } from './path-in-edition.ts'

const everywhere = ['en-au', 'en-nz', 'en-za'] as const

it('leads to the same page of the other edition', () => {
  const page = { current: 'en-au', path: '/en-au/support/faq/', existsIn: [...everywhere] } as const
  expect(pathInEdition('en-nz', { ...page, existsIn: [...everywhere] })).toBe('/en-nz/support/faq/')
})

it('leads to the other edition’s home when it has no such page', () => {
  expect(pathInEdition('en-nz', { current: 'en-au', path: '/en-au/shop/', existsIn: ['en-au'] })).toBe('/en-nz/')
  expect(pathInEdition('en-za', { current: 'en-au', path: '/ideas/', existsIn: [...everywhere] })).toBe('/en-za/')
})
