import type { Locale } from '../edition/edition-code.ts'
import { formatFigure } from '../numbers/figure-format.ts'
import type { WorkingLine } from './working.ts'

export const debrisKinds = ['dust', 'mixed', 'leaves'] as const
export const treeKinds = ['none', 'near', 'over'] as const
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Debris = (typeof debrisKinds)[number]
export type Trees = (typeof treeKinds)[number]
export type Season = (typeof seasons)[number]

export interface FilterQuestion {
  areaM2: number
  debris: Debris
  trees: Trees
  season: Season
  runsAWeek: number
  /** Litres. */
  basket: number
}

export interface FilterInterval {
  /** Runs from one rinse of the basket to the next. */
  runs: number
  days: number
  /** One run brings more than the basket holds: it has to be emptied on the way. */
  overfull: boolean
  /** Days from one soak of the fine panels to the next. */
  soakDays: number
  reasons: string[]
  working: WorkingLine[]
}

// The workshop's rules of thumb, from weighed baskets: litres on a square metre in a day, drained.
const falls: Record<Debris, number> = { dust: 0.003, mixed: 0.006, leaves: 0.012 }
const byTrees: Record<Trees, number> = { none: 0.5, near: 1, over: 2.5 }
const bySeason: Record<Season, number> = { spring: 1.3, summer: 1, autumn: 1.6, winter: 0.5 }
/** Dust closes the mesh long before the basket is full; leaves leave it open. */
const usable: Record<Debris, number> = { dust: 0.35, mixed: 0.6, leaves: 0.8 }
const soak: Record<Debris, number> = { dust: 14, mixed: 28, leaves: 42 }

/** What lies in a warm basket for a week is no longer rinsed out but scrubbed. */
const longestDays = 7

const debrisReasons: Record<Debris, string> = {
  dust: 'Dust and pollen clog the mesh when the basket is a third full.',
  mixed: 'With dust among the leaves, a basket draws well until it’s a little over half full.',
  leaves: 'Leaves leave the mesh open, so four fifths of the basket can be used.',
}

export const filterInterval = (question: FilterQuestion, locale: Locale): FilterInterval => {
  const { areaM2, debris, trees, season, runsAWeek, basket } = question
  const figure = (value: number, decimals = 2): string => formatFigure(value, locale, decimals)
  const aDay = areaM2 * falls[debris] * byTrees[trees] * bySeason[season]
  const between = 7 / runsAWeek
  const aRun = aDay * between
  const room = basket * usable[debris]
  const byBasket = Math.floor(Number((room / aRun).toFixed(6)))
  const byTime = Math.max(1, Math.floor(Number((longestDays / between).toFixed(6))))
  const runs = Math.max(1, Math.min(byBasket, byTime))
  const days = Math.max(1, Math.round(runs * between))
  return {
    runs,
    days,
    overfull: aRun > room,
    soakDays: soak[debris],
    reasons: [
      debrisReasons[debris],
      ...(trees === 'over' ? ['Trees over the water bring two and a half times as much as trees nearby.'] : []),
      ...(byBasket > byTime ? ['The basket would hold more, but after a week wet it has to be scrubbed out.'] : []),
    ],
    working: [
      {
        what: 'Falls in a day',
        sum: `${figure(areaM2)}\u00a0m² × ${figure(falls[debris], 3)} × ${figure(byTrees[trees])} × ${figure(bySeason[season])}`,
        result: `${figure(aDay)}\u00a0L`,
      },
      {
        what: 'Picked up per run',
        sum: `${figure(aDay)} × ${figure(between, 1)}\u00a0days`,
        result: `${figure(aRun)}\u00a0L`,
      },
      {
        what: 'Room in the basket',
        sum: `${figure(basket)}\u00a0L × ${figure(usable[debris])}`,
        result: `${figure(room)}\u00a0L`,
      },
      { what: 'Runs', sum: `${figure(room)} ÷ ${figure(aRun)}, at most ${byTime}`, result: `${runs}` },
    ],
  }
}
