import { expect, it } from 'vitest'
import { isIndexed } from './is-indexed.ts'

const page = { kind: 'page', path: '/en-au/about-us/', canonical: '/en-au/about-us/' } as const

it('lists a page that stands alone', () => {
  expect(isIndexed(page)).toBe(true)
})

it('lists none that asks to be left out', () => {
  expect(isIndexed({ ...page, noindex: true })).toBe(false)
})

it('lists no copy and no stand-in', () => {
  expect(isIndexed({ ...page, path: '/' })).toBe(false)
  expect(isIndexed({ ...page, kind: 'not-found' })).toBe(false)
  expect(isIndexed({ ...page, kind: 'offline' })).toBe(false)
})
