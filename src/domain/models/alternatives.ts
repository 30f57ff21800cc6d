import { abilities, reserve } from './extras.ts'
import type { Candidate, Ranked, Ranking } from './model-finder.ts'
import type { PoolAnswers } from './pool-answers.ts'
import { isNearLimit } from './robot-limits.ts'
import type { Score } from './robot-points.ts'

/** What a shopper may want instead of the first. */
export interface Alternatives<M extends Candidate> {
  /** Much cheaper, and it misses one small thing. */
  less?: Ranked<M>
  /** Dearer, as good in all that was asked, and it does more, does it more easily or has more reserve. */
  more?: Ranked<M>
}

/** Less than that is no reason to go without something. */
const worthSaving = 0.2

/** In points of one question: fine dust that passes, a waterline that is left out. */
const small = 2

/** Nobody who asked for a small machine wants to hear of one at three times its price. */
const dearest = 2

const lost = <M extends Candidate>(first: Ranked<M>, other: Ranked<M>): number[] =>
  first.scores.map(({ points }, index) => points - (other.scores[index]?.points ?? 0)).filter((each) => each > 0)

/** How much more easily the other does what was asked: a larger basket for leaves, a finer filter for dust. Nothing where it is worse at any of it. */
export const eased = <M extends Candidate>(first: Ranked<M>, other: Ranked<M>): Score[] => {
  const steps = other.scores.map(({ ease }, index) => ease - (first.scores[index]?.ease ?? 0))
  return steps.some((step) => step < 0) ? [] : other.scores.filter((_, index) => (steps[index] ?? 0) > 0)
}

const cheaperFirst = <M extends Candidate>(a: Ranked<M>, b: Ranked<M>): number =>
  a.model.facts.cents - b.model.facts.cents || (a.model.slug < b.model.slug ? -1 : 1)

const less = <M extends Candidate>(first: Ranked<M>, others: readonly Ranked<M>[]): Ranked<M> | undefined => {
  const affordable = first.model.facts.cents * (1 - worthSaving)
  const missed = (other: Ranked<M>) => lost(first, other)[0] ?? 0
  return others
    .filter(({ model }) => model.facts.cents <= affordable)
    .filter((other) => lost(first, other).length === 1 && missed(other) <= small)
    .toSorted((a, b) => missed(a) - missed(b) || cheaperFirst(a, b))[0]
}

const isNoWorse = <M extends Candidate>(first: Ranked<M>, other: Ranked<M>): boolean => {
  const { facts: own } = first.model
  const { facts } = other.model
  return (
    lost(first, other).length === 0 &&
    reserve(own, facts) >= 0 &&
    own.cleans.every((part) => facts.cleans.includes(part)) &&
    (facts.app || !own.app) &&
    // A battery is another way to live, not more of the same.
    facts.cordless === own.cordless
  )
}

const more = <M extends Candidate>(
  first: Ranked<M>,
  others: readonly Ranked<M>[],
  { length }: PoolAnswers,
): Ranked<M> | undefined => {
  const { facts: own } = first.model
  // To whom the first has metres to spare, more of them are worth nothing.
  const isTight = length !== undefined && isNearLimit(own, length)
  const gains = (other: Ranked<M>) =>
    abilities(own, other.model.facts).length +
    (isTight && reserve(own, other.model.facts) > 0 ? 1 : 0) +
    eased(first, other).length
  return others
    .filter(({ model: { facts } }) => facts.cents > own.cents && facts.cents <= own.cents * dearest)
    .filter((other) => isNoWorse(first, other) && gains(other) > 0)
    .toSorted((a, b) => gains(b) - gains(a) || cheaperFirst(a, b))[0]
}

/** The first of what fits is the answer; at most two others are worth a look. */
export const alternatives = <M extends Candidate>(
  { fits }: Pick<Ranking<M>, 'fits'>,
  answers: PoolAnswers,
): Alternatives<M> => {
  const [first, ...others] = fits
  if (first === undefined) return {}
  const [cheaper, dearer] = [less(first, others), more(first, others, answers)]
  return { ...(cheaper && { less: cheaper }), ...(dearer && { more: dearer }) }
}
