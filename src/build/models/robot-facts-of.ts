import { cleanedParts, poolTypes, type RobotFacts, surfaces } from '../../domain/models/robot-facts.ts'
import { centsFromPrice } from '../../domain/money/money.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { neededFigure } from '../products/needed-figure.ts'
import { specificationsOf } from '../products/product-specifications.ts'

type Robot = Pick<ProductEntry, 'slug' | 'specifications' | 'figures' | 'suitability' | 'warrantyYears' | 'price'>

/** Of what the content calls its own, that which the domain knows: the content model allows no other. */
const known = <T extends string>(all: readonly T[], named: readonly string[]): T[] =>
  named.flatMap((name) => all.find((each) => each === name) ?? [])

/** What is known of a robot, in figures and words that can be compared. Without a weight or a basket it is an error of the content. */
export const robotFactsOf = (robot: Robot & { suitability: NonNullable<Robot['suitability']> }): RobotFacts => {
  const { suitability, warrantyYears, price } = robot
  const table = specificationsOf(robot)
  const { cableMetres, runMinutes, chargingHours, finenessMicrons = [] } = robot.figures ?? {}
  const drive = known(['tracks', 'wheels'], [table.Drive?.toLowerCase() ?? ''])[0]
  const controls = (table.Control ?? '').toLowerCase()
  const cleans = (table.Cleans ?? '').toLowerCase()
  return {
    poolTypes: known(poolTypes, suitability.poolTypes),
    reach: suitability.maxLengthM,
    surfaces: known(surfaces, suitability.surfaces),
    cleans: cleanedParts.filter((part) =>
      part === 'surface' || part === 'steps' ? cleans.includes(part) : suitability[part],
    ),
    ...(drive !== undefined && { drive }),
    cordless: table['Power source'] !== 'Cable',
    app: controls.includes('app'),
    remote: controls.includes('remote'),
    timer: table.Timer !== undefined,
    ...(cableMetres !== undefined && { cable: cableMetres }),
    ...(runMinutes !== undefined && { runs: runMinutes }),
    ...(chargingHours !== undefined && { charges: chargingHours }),
    basket: neededFigure(robot, 'basketLitres'),
    filters: finenessMicrons,
    weight: neededFigure(robot, 'weightKilograms'),
    warrantyYears,
    cents: centsFromPrice(price),
  }
}
