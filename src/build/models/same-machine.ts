import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from '../view/edition-view.ts'
import { oncePer } from '../view/once-per.ts'

/** The same for one machine in two cartons: same table, same pools. */
const machineOf = ({ specifications, suitability }: ProductEntry): string =>
  JSON.stringify([specifications, suitability])

/** Every robot on sale with the first product that is the same machine: a carton with a present in it is not another model. */
export const sameMachines = oncePer(({ content }: EditionView): ReadonlyMap<string, ProductEntry> => {
  const robots = content.products.filter(({ active, suitability }) => active && suitability != null)
  const firsts = new Map<string, ProductEntry>()
  return new Map(
    robots.map((robot) => {
      const machine = machineOf(robot)
      const first = firsts.get(machine) ?? robot
      firsts.set(machine, first)
      return [robot.slug, first]
    }),
  )
})
