import type { Cents } from '../money/money.ts'
import { eased } from './alternatives.ts'
import { extras } from './extras.ts'
import type { InWriting } from './in-writing.ts'
import type { Candidate, Ranked, Ranking } from './model-finder.ts'
import type { Score } from './robot-points.ts'

/** What speaks for a model that did not win, and the one thing against it. */
export interface WhyNot {
  for: readonly string[]
  against: string
}

/** More would hide what counts. */
const prosSaid = 2

interface Gap {
  score: Score
  /** How many points the other has more. */
  ahead: number
}

const gaps = <M extends Candidate>(winner: Ranked<M>, other: Ranked<M>): Gap[] =>
  other.scores.map((score) => {
    const own = winner.scores.find(({ question }) => question === score.question)
    return { score, ahead: score.points - (own?.points ?? 0) }
  })

/** Why another model is not the first one. What it says against it is always what put it behind. */
export const whyNot = <M extends Candidate>(winner: Ranked<M>, other: Ranked<M>, write: InWriting): WhyNot => {
  const dearer = other.model.facts.cents - winner.model.facts.cents
  const all = gaps(winner, other)
  const ahead = all.filter((gap) => gap.ahead > 0).toSorted((a, b) => b.ahead - a.ahead)[0]
  const behind = all.filter((gap) => gap.ahead < 0).toSorted((a, b) => a.ahead - b.ahead)[0]
  const cheaper = dearer < 0 ? `${write.money(-dearer as Cents)} less` : undefined
  const easier = eased(winner, other).map((score) => score.easier)
  const pros = [ahead?.score.reason, cheaper, ...easier, ...extras(winner.model.facts, other.model.facts, write)]
  const against = other.limits[0]?.text ?? behind?.score.reason ?? priceAgainst(dearer, easier.length > 0, write)
  // What is out has nothing for it.
  return { for: other.limits.length > 0 ? [] : distinct(pros).slice(0, prosSaid), against }
}

const distinct = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.filter((text) => text !== undefined)),
]

const priceAgainst = (dearer: number, isEasier: boolean, write: InWriting): string => {
  if (dearer <= 0) return 'Does the same for the same money'
  return isEasier
    ? `${write.money(dearer as Cents)} more`
    : `${write.money(dearer as Cents)} more for nothing you asked for`
}

export type Standing = 'alone' | 'cheapest' | 'nearest' | 'only'

/** What the first place means: the whole wish, the cheapest whole wish, or the nearest to it. */
export const standing = <M extends Candidate>({ fits, of }: Ranking<M>): Standing => {
  const [first, second] = fits
  if (first !== undefined && first.points < of) return second === undefined ? 'only' : 'nearest'
  return second !== undefined && second.points === of ? 'cheapest' : 'alone'
}
