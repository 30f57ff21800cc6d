import type { SearchAnswer } from './find-matches.ts'
import { looksForShop } from './named-places.ts'
import { closeness, levels } from './ranking.ts'

/**
 * Whether something on the site is called what was asked: then it is hardly a place. A word of it says little: Broken Hill is a town. Who looks
 * for a shop somewhere also finds the page of all dealers by that word, and means a place all the same. What has it with a typo, or some of it,
 * is not called so: Strand is a town, and no stand.
 */
export const isNamedHere = ({ groups, query, corrected, loose }: SearchAnswer): boolean => {
  if (corrected || loose) return false
  const forShop = looksForShop(query)
  const least = forShop ? levels.title : levels.phrase
  return groups.some(({ matches: [first] }) => {
    const close = first === undefined ? levels.none : closeness(first.entry, query, first.terms)
    return close >= least || (!forShop && close === levels.words)
  })
}
