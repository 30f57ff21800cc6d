import { describe, expect, it } from 'vitest'
import { categoryFilters } from './category-filters.ts'

const robot = (maxLengthM: number, Cleans: string) => ({
  specifications: { Pool: { 'Pool length': `Up to ${maxLengthM} m`, Cleans } },
  suitability: { poolTypes: [], surfaces: [], maxLengthM, floor: true, walls: true, waterline: true },
})

const products = [
  robot(6, 'Floor'),
  robot(8, 'Floor, walls'),
  robot(12, 'Floor, walls'),
  { ...robot(14, ''), specifications: { Pool: { Cleans: 'Surface' } } },
]

describe('the filters of a category', () => {
  it('takes limits as limits: what suits 12 metres suits 8', () => {
    expect(categoryFilters(['Pool length'], products)).toEqual([
      {
        key: 'length',
        label: 'Pool length',
        every: true,
        options: [
          { value: '6', label: 'At least 6 m', has: [0, 1, 2] },
          { value: '8', label: 'At least 8 m', has: [1, 2] },
          { value: '12', label: 'At least 12 m', has: [2] },
        ],
      },
    ])
  })

  it('takes lists apart', () => {
    expect(categoryFilters(['Cleans'], products)[0]?.options).toEqual([
      { value: 'floor', label: 'Floor', has: [0, 1, 2] },
      { value: 'walls', label: 'Walls', has: [1, 2] },
      { value: 'surface', label: 'Surface', has: [3] },
    ])
  })

  it('puts sizes in the order of size', () => {
    const outputs = ['20 g/h', '40 g/h', '35 g/h', '9.5 g/h'].map((output) => ({
      specifications: { Water: { 'Chlorine output': output } },
    }))
    const [filter] = categoryFilters(['Chlorine output'], outputs)
    expect(filter?.options.map(({ label }) => label)).toEqual(['9.5 g/h', '20 g/h', '35 g/h', '40 g/h'])
  })

  it('offers seven limits at most, from the smallest to the largest', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      specifications: { Water: { 'Pool volume': `Up to ${index + 1},000 L` } },
      figures: { poolLitres: (index + 1) * 1000 },
    }))
    const [volume] = categoryFilters(['Pool volume'], many)
    expect(volume?.options).toHaveLength(7)
    expect(volume?.options.map(({ value }) => value).at(0)).toBe('1000')
    expect(volume?.options.map(({ value }) => value).at(-1)).toBe('20000')
  })

  it('leaves out what would not tell products apart, and is empty for a handful', () => {
    expect(categoryFilters(['Colour'], products)).toEqual([])
    expect(categoryFilters(['Cleans'], products.slice(0, 3))).toEqual([])
  })
})
