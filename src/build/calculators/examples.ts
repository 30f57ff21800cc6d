import { formatFigure } from '../../domain/numbers/figure-format.ts'
import type { CalculatorId } from '../../domain/pool/calculators.ts'
import { doseFor } from '../../domain/pool/dose.ts'
import { filterInterval } from '../../domain/pool/filter-interval.ts'
import { ozoneUnitFor } from '../../domain/pool/ozone-unit.ts'
import { poolVolume } from '../../domain/pool/pool-volume.ts'
import type { CalculatorLink } from '../../site/content/calculator.ts'
import type { EditionView } from '../view/edition-view.ts'
import { basketRobots, cabledRobots } from './calculated-robots.ts'
import { calculatorLinks } from './calculator-links.ts'
import { ozoneSizes } from './ozone-sizes.ts'
import { powerFigures } from './power-figures.ts'
import { treatments } from './treatments.ts'

/** One that is neither the least nor the most. */
const middleOf = <T>(all: readonly T[]): T => {
  const middle = all[Math.floor(all.length / 2)]
  if (middle === undefined) throw new Error('A calculator of this edition has nothing to reckon with.')
  return middle
}

const usualPool = { length: 8, width: 4, narrow: 0, wing: 0, wingWidth: 0, fill: 1, shallow: 1.2, deep: 1.8 }

/** One answer of each calculator, so that one sees what it is for. */
const exampleOf: Record<CalculatorId, (view: EditionView) => NonNullable<CalculatorLink['example']>> = {
  'pool-volume': ({ content: { edition } }) => {
    const { litres } = poolVolume({ shape: 'rectangle', ...usualPool }, edition.locale)
    return { value: `${formatFigure(litres, edition.locale)}\u00a0L`, of: 'in 8 × 4 metres' }
  },
  'salt-and-minerals': (view) => {
    const { locale } = view.content.edition
    const { name, wanted, bag, what } = middleOf(treatments(view).slice(0, 1))
    const { bags } = doseFor({ litres: 48_000, now: 3200, wanted, bag }, locale)
    return { value: `${bags} bags`, of: `of ${what} for a tired ${name}` }
  },
  'ozone-unit': (view) => {
    const question = { litres: 42_000, swimmers: 5, place: 'sun' as const }
    const { unit } = ozoneUnitFor(question, ozoneSizes(view), view.content.edition.locale)
    return { value: unit?.name ?? '', of: 'for five in the sun' }
  },
  'running-cost': (view) => {
    const { perKwh, robotTimes, weeks } = powerFigures(view)
    const { name, watts, hours } = middleOf(cabledRobots(view))
    return { value: view.price((watts * hours * robotTimes * weeks * perKwh) / 1000), of: `a year for a ${name}` }
  },
  'filter-cleaning': (view) => {
    const { basket } = middleOf(basketRobots(view))
    const question = { areaM2: 32, runsAWeek: 3, basket, debris: 'leaves', trees: 'over', season: 'spring' } as const
    const { runs } = filterInterval(question, view.content.edition.locale)
    return { value: runs === 1 ? 'Every run' : `Every ${runs} runs`, of: 'under a tree in spring' }
  },
}

/** The calculators of the edition, each with one of its answers. */
export const linksWithExamples = (view: EditionView): CalculatorLink[] =>
  calculatorLinks(view).map((link) => ({ ...link, example: exampleOf[link.id](view) }))
