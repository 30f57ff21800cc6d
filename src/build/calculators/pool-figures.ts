import type { PoolFiguresEntry } from '../content/types/pool-figures.ts'
import type { EditionView } from '../view/edition-view.ts'

/** What pools cost and want where the edition is at home. */
export const poolFigures = ({ content }: EditionView): PoolFiguresEntry => {
  const [figures] = content.poolFigures
  if (figures === undefined)
    throw new Error(
      `The content service has no pool figures in the edition ${content.code}: its calculators need them.`,
    )
  return figures
}
