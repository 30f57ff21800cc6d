import { expect, it } from 'vitest'
import { pageSlots, slotsOfPage, templateSlots } from './page-slots.ts'

it('names slots as content writes them', () => {
  for (const name of Object.values(pageSlots).flatMap((slots) => Object.keys(slots)))
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

it('finds the slots of the page that carries the name of the brand', () => {
  expect(slotsOfPage('poolwright-build', 'poolwright')).toBe(pageSlots.build)
  expect(slotsOfPage('poolwright-build', 'lagoon')).toBe(templateSlots)
})

it('gives pages that a template shows a hero and nothing else', () => {
  expect(Object.keys(slotsOfPage('terms', 'poolwright'))).toEqual(['hero'])
  expect(slotsOfPage('constructor', 'poolwright')).toBe(templateSlots)
})
