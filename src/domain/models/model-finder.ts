import type { InWriting } from './in-writing.ts'
import { type PoolAnswers, questions } from './pool-answers.ts'
import type { RobotFacts } from './robot-facts.ts'
import { type Limit, limitsOf } from './robot-limits.ts'
import { mostPoints, type Score, scoresOf } from './robot-points.ts'

/** A robot as the finder knows it. */
export interface Candidate {
  slug: string
  facts: RobotFacts
}

/** A robot in its place, with everything that put it there. */
export interface Ranked<M extends Candidate> {
  model: M
  limits: readonly Limit[]
  scores: readonly Score[]
  points: number
  /** How much of what was asked it misses: nothing where it does it all, 1 for each answer that it cannot serve at all. */
  missed: number
}

export interface Ranking<M extends Candidate> {
  /** What may be had, best first. */
  fits: readonly Ranked<M>[]
  /** What is ruled out, the nearest miss first. */
  out: readonly Ranked<M>[]
  /** The most that any could have. */
  of: number
}

type Judged = Pick<Ranked<Candidate>, 'limits' | 'scores'>

/** What a model does not do, or not all of, of what was asked: what rules it out, then the rest. */
export const shortfalls = ({ limits, scores }: Judged): { text: string; by: number }[] => [
  ...limits,
  ...scores
    .filter(({ question, points }) => points < mostPoints && limits.every((limit) => limit.question !== question))
    .map(({ reason, by }) => ({ text: reason, by })),
]

const rank = <M extends Candidate>(model: M, answers: PoolAnswers, write: InWriting): Ranked<M> => {
  const limits = limitsOf(model.facts, answers, write)
  // What rules a model out brings it nothing, and says so.
  const scores = scoresOf(model.facts, answers, write, questions).map((score): Score => {
    const limit = limits.find(({ question }) => question === score.question)
    return limit === undefined ? score : { ...score, points: 0, by: limit.by, ease: 0, reason: limit.text }
  })
  return {
    model,
    limits,
    scores,
    points: scores.reduce((sum, { points }) => sum + points, 0),
    missed: shortfalls({ limits, scores }).reduce((sum, { by }) => sum + by, 0),
  }
}

const isOut = ({ limits }: Judged): number => (limits.length > 0 ? 1 : 0)

/** What may be had before what is ruled out. In both, who misses least; then the lower price; the slug only so that no two are level. */
const before = <M extends Candidate>(a: Ranked<M>, b: Ranked<M>): number =>
  isOut(a) - isOut(b) ||
  a.missed - b.missed ||
  a.model.facts.cents - b.model.facts.cents ||
  (a.model.slug < b.model.slug ? -1 : 1)

/** The models for a pool: limits rule out, what is not done counts against, and of those that do all that was asked the cheapest is first. Reserve and comfort are no reason for a dearer one. */
export const rankModels = <M extends Candidate>(
  models: readonly M[],
  answers: PoolAnswers,
  write: InWriting,
): Ranking<M> => {
  const ranked = models.map((model) => rank(model, answers, write)).toSorted(before)
  return {
    fits: ranked.filter(({ limits }) => limits.length === 0),
    out: ranked.filter(({ limits }) => limits.length > 0),
    of: (ranked[0]?.scores.length ?? 0) * mostPoints,
  }
}
