import type { GroupName, ResultGroup, SearchAnswer } from './find-matches.ts'

/** Dealers there, and the page of all dealers. */
const wanted: readonly GroupName[] = ['dealers', 'pages']

/** What to show beside the dealers near a place: of what has but some of the words, nothing that is sold or answered. */
export const besidePlaces = (answer: SearchAnswer): SearchAnswer => {
  if (!answer.loose) return answer
  const groups = wanted.flatMap((name): ResultGroup[] => answer.groups.filter((group) => group.name === name))
  return { ...answer, loose: false, groups, total: groups.reduce((sum, { matches }) => sum + matches.length, 0) }
}
