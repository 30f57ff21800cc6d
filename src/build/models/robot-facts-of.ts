import { cleanedParts, poolTypes, type RobotFacts, surfaces } from '../../domain/models/robot-facts.ts'
import { centsFromPrice } from '../../domain/money/money.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { specificationsOf } from '../products/product-note.ts'

type Robot = Pick<ProductEntry, 'slug' | 'specifications' | 'suitability' | 'warrantyYears' | 'price'>

const figuresIn = (text: string): number[] =>
  [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure)).toSorted((a, b) => a - b)

/** Of what the content calls its own, that which the domain knows: the content model allows no other. */
const known = <T extends string>(all: readonly T[], named: readonly string[]): T[] =>
  named.flatMap((name) => all.find((each) => each === name) ?? [])

/** What the table of a robot says, in figures. A table that does not say what is needed is an error of the content. */
export const robotFactsOf = (robot: Robot & { suitability: NonNullable<Robot['suitability']> }): RobotFacts => {
  const { slug, suitability, warrantyYears, price } = robot
  const table = specificationsOf(robot)
  const figures = (name: string): number[] => figuresIn(table[name] ?? '')
  const figure = (name: string): number => {
    const [first] = figures(name)
    if (first === undefined) {
      throw new Error(
        `The robot ${slug} needs a figure under “${name}” in its specifications; it says “${table[name]}”.`,
      )
    }
    return first
  }
  const [cable] = figures('Cable')
  const [runs] = figures('Run time')
  const [charges] = figures('Charging')
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
    ...(cable !== undefined && { cable }),
    ...(runs !== undefined && table['Run time']?.includes('min') && { runs }),
    ...(charges !== undefined && { charges }),
    basket: figure('Basket'),
    filters: figures('Fineness'),
    weight: figure('Weight'),
    warrantyYears,
    cents: centsFromPrice(price),
  }
}
