import { describe, expect, it } from 'vitest'
import { comparisonRows, differencesIn } from './comparison-rows.ts'
import { robotWith } from './robot.fake.ts'

const s100 = {
  price: 'A$899.00',
  specifications: { Cleaning: { Cleans: 'Floor, walls', Cycle: '1.5 h' }, Filter: { Basket: '2.5 L' } },
  box: ['Quick guide'],
  warrantyYears: 2,
  facts: robotWith({ reach: 8 }),
}
const s300 = {
  ...s100,
  price: 'A$1,899.00',
  specifications: { Cleaning: { Cleans: 'Floor, walls, waterline', Cycle: '2 h' }, Filter: { Basket: '2.5 L' } },
  facts: robotWith({ reach: 12, cleans: ['floor', 'walls', 'waterline'] }),
}
const ozone = { price: 'A$1,390.00', specifications: { Water: { 'Ozone output': '1 g/h' } }, box: [], warrantyYears: 1 }

const rowsOf = (models: Parameters<typeof comparisonRows>[0]) =>
  new Map(comparisonRows(models, 'en-AU').flatMap(({ rows }) => rows.map((row) => [row.label, row] as const)))

describe('the rows of a comparison', () => {
  it('stand in groups, suitability first and the price last', () => {
    const groups = comparisonRows([s100, s300], 'en-AU')
    expect(groups.map(({ name }) => name)).toEqual([
      'Suitability',
      'Cleaning',
      'Filter',
      'In the box',
      'Warranty and price',
    ])
    expect(groups.at(-1)?.rows.at(-1)?.cells).toEqual(['A$899.00', 'A$1,899.00'])
  })

  it('say what differs, and differences alone leave the rest out', () => {
    const rows = rowsOf([s100, s300])
    expect(rows.get('Pools up to')).toEqual({ label: 'Pools up to', cells: ['8 m', '12 m'], differs: true })
    expect(rows.get('Walls')).toEqual({ label: 'Walls', cells: [true, true], differs: false })
    expect(rows.get('Waterline')?.cells).toEqual([false, true])
    const left = differencesIn(comparisonRows([s100, s300], 'en-AU')).flatMap((group) =>
      group.rows.map(({ label }) => label),
    )
    expect(left).toEqual(['Pools up to', 'Waterline', 'Cycle', 'Price'])
  })

  it('write figures as the edition does', () => {
    const cells = comparisonRows([s100, { ...s300, facts: robotWith({ reach: 12.5 }) }], 'en-ZA').flatMap(({ rows }) =>
      rows.filter(({ label }) => ['Pools up to', 'Cycle', 'Basket'].includes(label)).map((row) => row.cells),
    )
    expect(cells).toEqual([
      ['8 m', '12,5 m'],
      ['1,5 h', '2 h'],
      ['2,5 L', '2,5 L'],
    ])
  })

  it('say what skims or is held by hand cleans, and nothing of walls where no robot drives', () => {
    const table = { specifications: { Cleaning: { 'Run time': '45 min' } }, box: [], warrantyYears: 2, price: '' }
    const niya = { ...table, facts: robotWith({ cleans: ['steps'] }) }
    const skimmi = { ...table, facts: robotWith({ cleans: ['surface'] }) }
    const both = rowsOf([niya, skimmi])
    expect(both.get('Steps, seats and corners')?.cells).toEqual([true, false])
    expect(both.get('Water surface')?.cells).toEqual([false, true])
    expect(both.has('Walls')).toBe(false)
    expect(rowsOf([s100, niya]).get('Walls')?.cells).toEqual([true, false])
    expect(rowsOf([s100, s300]).has('Water surface')).toBe(false)
  })

  it('leave a cell open where a model has nothing to say, and a row out where none has', () => {
    const rows = rowsOf([s100, ozone])
    expect(rows.get('Ozone output')?.cells).toEqual([undefined, '1 g/h'])
    expect(rows.get('Walls')?.cells).toEqual([true, undefined])
    expect(rowsOf([ozone]).has('Walls')).toBe(false)
    expect(rowsOf([ozone]).has('Contents')).toBe(false)
    expect(rows.get('Warranty')?.cells).toEqual(['2 years', '1 year'])
  })
})
