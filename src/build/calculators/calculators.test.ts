import { describe, expect, it } from 'vitest'
import type { PageEntry } from '../content/types/page.ts'
import type { PoolFiguresEntry } from '../content/types/pool-figures.ts'
import { contentWith, lineEntry, productEntry, viewOf } from '../view/edition-content.fake.ts'
import { cabledRobots } from './calculated-robots.ts'
import { calculatorLinks } from './calculator-links.ts'
import { powerFigures } from './power-figures.ts'
import { treatments } from './treatments.ts'

const page = (slug: string): PageEntry => ({
  sys: { id: slug },
  slug,
  title: slug,
  seoTitle: slug,
  seoDescription: slug,
  sectionsCollection: [],
})

const figures: PoolFiguresEntry = {
  electricity: { perKwh: 0.3, asOf: '2026-07-01', note: 'Typical.' },
  cleaning: { robotTimes: 3, pumpWatts: 1100, pumpHours: 3, pumpTimes: 7, weeks: 26 },
  treatments: [{ line: 'line-ecoclear', name: 'EcoClear', what: 'salt', low: 3500, wanted: 4000, high: 5000, bag: 20 }],
}

const suitability = {
  poolTypes: ['in-ground'],
  maxLengthM: 12,
  surfaces: [],
  floor: true,
  walls: true,
  waterline: true,
}
const robot = (name: string, cycleHours: number[]) =>
  productEntry({
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    suitability,
    figures: { cycleHours, watts: 150, basketLitres: 2.5 },
  })

const view = viewOf(
  contentWith({
    pages: ['pool-volume', 'running-cost'].map((id) => page(`support/calculators/${id}`)),
    products: [
      robot('S 100', [1.5]),
      robot('S 300i', [1, 2, 3]),
      robot('M 600', [1, 4]),
      robot('S 100 with bag', [1.5]),
    ],
    productLines: [lineEntry(), lineEntry({ sys: { id: 'line-ecoclear' }, slug: 'ecoclear', name: 'EcoClear' })],
    poolFigures: [figures],
  }),
)

describe('what calculators are given', () => {
  it('are the calculators of the edition, and no others', () => {
    expect(calculatorLinks(view)).toMatchObject([{ id: 'pool-volume' }, { id: 'running-cost' }])
  })

  it('are robots with their watts and the middle of their hours, each machine once', () => {
    expect(cabledRobots(view)).toEqual([
      { name: 'S 100', watts: 150, hours: 1.5 },
      { name: 'S 300i', watts: 150, hours: 2 },
      { name: 'M 600', watts: 150, hours: 2.5 },
    ])
    expect(powerFigures(view)).toMatchObject({ perKwh: 0.3, note: 'Typical. As of 1 July 2026.' })
  })

  it('are the lines that want salt', () => {
    expect(treatments(view)).toMatchObject([{ id: 'ecoclear', wanted: 4000 }])
  })

  it('cannot do without the figures of their edition', () => {
    const bare = viewOf(contentWith({}))
    expect(() => powerFigures(bare)).toThrow(/no pool figures .* en-au/)
  })
})
