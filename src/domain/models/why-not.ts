import type { Cents } from '../money/money.ts'
import type { InWriting } from './in-writing.ts'
import type { Candidate, Ranked, Ranking } from './model-finder.ts'
import type { Score } from './robot-points.ts'

/** What speaks for a model that did not win, and the one thing against it. */
export interface WhyNot {
  for?: string
  against: string
}

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

/** What a model has that nobody asked for. */
const extra = <M extends Candidate>(
  { model: { facts: own } }: Ranked<M>,
  { model }: Ranked<M>,
  { figure }: InWriting,
): string | undefined => {
  const { facts } = model
  if (facts.reach > own.reach) return `Reaches ${figure(facts.reach)} m`
  if (facts.cordless && !own.cordless) return 'No cable'
  if (facts.app && !own.app) return 'Run from your phone'
  if (facts.warrantyYears > own.warrantyYears) return `${facts.warrantyYears}-year warranty`
  if (facts.basket > own.basket) return `${figure(facts.basket)} L basket`
  return undefined
}

/** Why another model is not the first one. What it says against it is always what put it behind. */
export const whyNot = <M extends Candidate>(winner: Ranked<M>, other: Ranked<M>, write: InWriting): WhyNot => {
  const dearer = other.model.facts.cents - winner.model.facts.cents
  const all = gaps(winner, other)
  const ahead = all.filter((gap) => gap.ahead > 0).toSorted((a, b) => b.ahead - a.ahead)[0]
  const behind = all.filter((gap) => gap.ahead < 0).toSorted((a, b) => a.ahead - b.ahead)[0]
  const cheaper = dearer < 0 ? `${write.money(-dearer as Cents)} less` : undefined
  const pro = ahead?.score.reason ?? cheaper ?? extra(winner, other, write)
  const against = other.limits[0]?.text ?? behind?.score.reason ?? priceAgainst(dearer, write)
  return { ...(pro !== undefined && other.limits.length === 0 && { for: pro }), against }
}

const priceAgainst = (dearer: number, write: InWriting): string =>
  dearer > 0 ? `${write.money(dearer as Cents)} more for nothing you asked for` : 'Does the same for the same money'

/** What the first place means: the whole wish, the cheapest whole wish, or the nearest to it. */
export const standing = <M extends Candidate>({ fits, of }: Ranking<M>): 'alone' | 'cheapest' | 'nearest' | 'only' => {
  const [first, second] = fits
  if (first !== undefined && first.points < of) return second === undefined ? 'only' : 'nearest'
  return second !== undefined && second.points === of ? 'cheapest' : 'alone'
}
