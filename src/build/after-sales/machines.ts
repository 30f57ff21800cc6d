import type { MachineLine } from '../../site/content/troubleshooting.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from '../view/edition-view.ts'
import { oncePer } from '../view/once-per.ts'
import { traitsOf } from './traits-of.ts'

const repaired = ['robot', 'water']

/** Parts and bags say what they are or what is in them; a machine has more to say. */
export const isMachine = ({ active, specifications }: ProductEntry): boolean =>
  active && specifications.Part === undefined && specifications.Contents === undefined

/** Everything that is repaired here, by line. A carton with a present in it holds the same machine as the one without. */
export const machineLines = oncePer((view: EditionView): (MachineLine & { products: ProductEntry[] })[] =>
  view.content.productLines
    .filter(({ family }) => repaired.includes(family))
    .flatMap(({ sys, name }) => {
      const products = view.content.products.filter(
        (product) => product.productLine === sys.id && isMachine(product) && !product.name.endsWith(' Bonus'),
      )
      if (products.length === 0) return []
      return [
        {
          name,
          machines: products.map((product) => ({ slug: product.slug, name: product.name, traits: traitsOf(product) })),
          products,
        },
      ]
    }),
)
