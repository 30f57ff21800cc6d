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
}

export interface Ranking<M extends Candidate> {
  /** What may be had, best first. */
  fits: readonly Ranked<M>[]
  /** What is ruled out, the nearest miss first. */
  out: readonly Ranked<M>[]
  /** The most that any could have. */
  of: number
}

const rank = <M extends Candidate>(model: M, answers: PoolAnswers, write: InWriting): Ranked<M> => {
  const limits = limitsOf(model.facts, answers, write)
  // What rules a model out brings it nothing, and says so.
  const scores = scoresOf(model.facts, answers, write, questions).map((score): Score => {
    const limit = limits.find(({ question }) => question === score.question)
    return limit === undefined ? score : { ...score, points: 0, reason: limit.text }
  })
  return {
    model,
    limits,
    scores,
    points: scores.reduce((sum, { points }) => sum + points, 0),
  }
}

const missedBy = ({ limits }: Pick<Ranked<Candidate>, 'limits'>): number => limits.reduce((sum, { by }) => sum + by, 0)

/** What fits has missed nothing: most points first. What is out, by how little it missed. Then the lower price; the slug only so that no two are level. */
const before = <M extends Candidate>(a: Ranked<M>, b: Ranked<M>): number =>
  missedBy(a) - missedBy(b) ||
  (a.limits.length === 0 ? b.points - a.points : 0) ||
  a.model.facts.cents - b.model.facts.cents ||
  (a.model.slug < b.model.slug ? -1 : 1)

/** The models for a pool: limits rule out, answers bring points, and of two that do the same the cheaper is first. Room to spare is no reason for a dearer one. */
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
