import { describe, expect, it } from 'vitest'
import { list, optional, optionalDepths, required } from './slot.ts'
import { type SlottedSection, slotFaults } from './slot-faults.ts'

const slots = {
  hero: required('hero'),
  'power-hours': required('features', { every: ['on'], may: ['off'] }),
  sum: optional('features', { some: ['times'] }),
  idea: list('imageText'),
  depth: optionalDepths('imageText'),
}

const good: SlottedSection[] = [
  { kind: 'hero', slot: 'hero' },
  { kind: 'features', slot: 'power-hours', items: [{ on: [9, 17] }, { on: [9, 17], off: [10, 12] }] },
  { kind: 'imageText', slot: 'idea' },
  { kind: 'imageText', slot: 'idea' },
  { kind: 'text' },
]

const reasons = (sections: SlottedSection[]): string[] => slotFaults(sections, slots).map(({ reason }) => reason)

/** Of the same page with something else in the place of its second section. */
const withSecond = (section: SlottedSection): string[] => reasons(good.with(1, section))

describe('the slots of a page', () => {
  it('are filled by sections of their names, in any order, and leave others alone', () => {
    expect(reasons(good)).toEqual([])
    expect(reasons(good.toReversed())).toEqual([])
  })

  it('are missed by name and kind', () => {
    expect(withSecond({ kind: 'features' })).toEqual([
      'has no section with the slot "power-hours" (features), which the page takes',
    ])
    expect(reasons(good.filter(({ slot }) => slot !== 'idea'))).toEqual([
      'has no section with the slot "idea" (imageText), which the page takes',
    ])
  })

  it('are known to the page', () => {
    expect(slotFaults([...good, { kind: 'text', slot: 'powerhours' }], slots)).toEqual([
      {
        at: 5,
        reason: 'nobody takes the slot "powerhours" here; the page takes "hero", "power-hours", "sum", "idea", "depth"',
      },
    ])
    expect(reasons([...good, { kind: 'text', slot: 'constructor' }])).toEqual([
      expect.stringContaining('nobody takes the slot "constructor" here'),
    ])
  })

  it('take one kind', () => {
    expect(withSecond({ kind: 'steps', slot: 'power-hours', items: [{ on: [9, 17] }] })).toEqual([
      'the slot "power-hours" takes a section of the kind features, not steps',
    ])
  })

  it('take one section, unless they are for several', () => {
    expect(slotFaults([...good, { kind: 'hero', slot: 'hero' }], slots)).toEqual([
      { at: 5, reason: 'the slot "hero" is taken by another section' },
    ])
  })
})

describe('the figures of a slot', () => {
  it('are in every item, or in one where that will do', () => {
    expect(withSecond({ kind: 'features', slot: 'power-hours', items: [{ on: [9, 17] }, {}] })).toEqual([
      'the slot "power-hours" needs on in every item',
    ])
    expect(withSecond({ kind: 'features', slot: 'power-hours' })).toEqual([
      'the slot "power-hours" needs on in every item',
    ])
    expect(reasons([...good, { kind: 'features', slot: 'sum', items: [{}] }])).toEqual([
      'the slot "sum" needs an item with times',
    ])
    expect(reasons([...good, { kind: 'features', slot: 'sum', items: [{}, { times: 156 }] }])).toEqual([])
  })

  it('are not there for nobody', () => {
    expect(withSecond({ kind: 'features', slot: 'power-hours', items: [{ on: [9, 17], lanes: 4 }] })).toEqual([
      'the slot "power-hours" has items with lanes, which nobody reads there',
    ])
    expect(reasons([...good, { kind: 'features', items: [{ lanes: 4 }] }])).toEqual([
      'has items with lanes, which nobody reads there',
    ])
  })

  it('may be the depth of the section itself', () => {
    expect(reasons([...good, { kind: 'imageText', slot: 'depth', depth: 0 }])).toEqual([])
    expect(reasons([...good, { kind: 'imageText', slot: 'depth' }])).toEqual(['the slot "depth" needs a depth'])
    expect(reasons([...good, { kind: 'imageText', depth: 0.9 }])).toEqual(['has a depth, which nobody reads there'])
  })
})
