import type { Locale } from '../../../../../domain/edition/edition-code.ts'
import { type Debris, filterInterval, type Season, type Trees } from '../../../../../domain/pool/filter-interval.ts'

export const debrisNames: Record<Debris, string> = { dust: 'Dust and pollen', mixed: 'Some of both', leaves: 'Leaves' }
export const treeNames: Record<Trees, string> = { none: 'None near', near: 'Nearby', over: 'Over the water' }
export const seasonNames: Record<Season, string> = {
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Autumn',
  winter: 'Winter',
}

export const runsWords = (runs: number): string => (runs === 1 ? 'After every run' : `Every ${runs} runs`)

const examples: [Debris, Trees, Season][] = [
  ['dust', 'none', 'summer'],
  ['dust', 'near', 'spring'],
  ['mixed', 'near', 'summer'],
  ['mixed', 'over', 'spring'],
  ['leaves', 'near', 'autumn'],
  ['leaves', 'over', 'autumn'],
  ['leaves', 'over', 'winter'],
]

export const exampleRows = (basket: number, locale: Locale): string[][] =>
  examples.map(([debris, trees, season]) => {
    const { runs, soakDays } = filterInterval({ areaM2: 32, runsAWeek: 3, basket, debris, trees, season }, locale)
    return [debrisNames[debris], treeNames[trees], seasonNames[season], runsWords(runs), `Every ${soakDays} days`]
  })
