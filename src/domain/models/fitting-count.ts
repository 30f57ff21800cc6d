import type { Candidate, Ranking } from './model-finder.ts'

/** How many models fit, of how many there are. Whatever says a number of models has it from here. */
export const fittingCount = <M extends Candidate>({ fits, out }: Pick<Ranking<M>, 'fits' | 'out'>) => ({
  fits: fits.length,
  all: fits.length + out.length,
})

/** "8 of 15 models fit". */
export const fittingWords = <M extends Candidate>(ranking: Pick<Ranking<M>, 'fits' | 'out'>): string => {
  const { fits, all } = fittingCount(ranking)
  return `${fits === 0 ? 'None' : fits} of ${all} models ${fits === 1 ? 'fits' : 'fit'}`
}
