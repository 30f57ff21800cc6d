import { describe, expect, it } from 'vitest'
import { countWith, type Filter, matching, nothingChosen, toggled } from './shop-filters.ts'

const length: Filter = {
  key: 'length',
  label: 'Pool length',
  every: true,
  options: [
    { value: '8', label: 'At least 8 m', has: [0, 1, 2, 3] },
    { value: '12', label: 'At least 12 m', has: [2, 3] },
  ],
}
const cleans: Filter = {
  key: 'cleans',
  label: 'Cleans',
  options: [
    { value: 'floor', label: 'Floor', has: [0, 1, 2] },
    { value: 'walls', label: 'Walls', has: [1, 2] },
    { value: 'surface', label: 'Surface', has: [4] },
  ],
}
const filters = [length, cleans]
const [, twelve] = length.options
const [, walls] = cleans.options

describe('filtering', () => {
  it('lists everything when nothing is chosen', () => {
    expect(matching(filters, nothingChosen, 5)).toEqual([0, 1, 2, 3, 4])
  })

  it('asks for one of the chosen within a filter', () => {
    expect(matching(filters, { cleans: ['walls', 'surface'] }, 5)).toEqual([1, 2, 4])
  })

  it('asks for all of the chosen where each says at least', () => {
    expect(matching(filters, { length: ['8'] }, 5)).toEqual([0, 1, 2, 3])
    expect(matching(filters, { length: ['8', '12'] }, 5)).toEqual([2, 3])
    expect(length.options.map((option) => countWith(filters, { length: ['12'] }, length, option))).toEqual([2, 2])
  })

  it('asks for all filters that have something chosen', () => {
    expect(matching(filters, { length: ['12'], cleans: ['walls'] }, 5)).toEqual([2])
    expect(matching(filters, { length: ['12'], cleans: ['surface'] }, 5)).toEqual([])
  })

  it('passes over what it does not know', () => {
    expect(matching(filters, { colour: ['red'], cleans: ['ceiling'] }, 5)).toHaveLength(5)
  })
})

describe('counting', () => {
  it('counts what an option would show beside what is chosen elsewhere', () => {
    if (twelve === undefined || walls === undefined) throw new Error('The filters of the test have lost an option')
    expect(countWith(filters, nothingChosen, cleans, walls)).toBe(2)
    expect(countWith(filters, { length: ['12'] }, cleans, walls)).toBe(1)
    expect(countWith(filters, { length: ['8'] }, length, twelve)).toBe(2)
    // Chosen within the same filter changes nothing: it would be one or the other.
    expect(countWith(filters, { cleans: ['surface'] }, cleans, walls)).toBe(2)
  })

  it('is true: choosing the option alone shows just as many', () => {
    for (const filter of filters) {
      for (const option of filter.options) {
        const others = { length: ['8'], cleans: ['floor'], [filter.key]: [option.value] }
        expect(matching(filters, others, 5)).toHaveLength(
          countWith(filters, { length: ['8'], cleans: ['floor'] }, filter, option),
        )
      }
    }
  })
})

describe('choosing', () => {
  it('puts an option in and takes it out again, in the order of the filter', () => {
    const both = toggled(toggled(nothingChosen, cleans, 'surface'), cleans, 'floor')
    expect(both).toEqual({ cleans: ['floor', 'surface'] })
    expect(toggled(both, cleans, 'floor')).toEqual({ cleans: ['surface'] })
  })

  it('leaves other filters alone and takes nothing it does not know', () => {
    expect(toggled({ length: ['8'] }, cleans, 'ceiling')).toEqual({ length: ['8'], cleans: [] })
  })
})
