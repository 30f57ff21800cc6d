import type { InWriting } from './in-writing.ts'
import { type Candidate, type Ranked, rankModels } from './model-finder.ts'
import { type PoolAnswers, type Question, questions, without } from './pool-answers.ts'

/** One answer that could be taken back, and what would fit then. */
export interface WayOut<M extends Candidate> {
  question: Question
  answers: PoolAnswers
  first: Ranked<M>
  /** Where two of them would do between them: how far each reaches. */
  two?: true
}

const farthest = <M extends Candidate>(fits: readonly Ranked<M>[]): Ranked<M> | undefined =>
  fits.toSorted((a, b) => b.model.facts.reach - a.model.facts.reach)[0]

/** Where nothing fits: each single answer without which something would. A pool that is too long keeps its length. */
export const waysOut = <M extends Candidate>(
  models: readonly M[],
  answers: PoolAnswers,
  write: InWriting,
): WayOut<M>[] =>
  questions.flatMap((question): WayOut<M>[] => {
    if (answers[question] === undefined) return []
    const fewer = without(answers, question)
    const { fits } = rankModels(models, fewer, write)
    if (question !== 'length') {
      const [first] = fits
      return first === undefined ? [] : [{ question, answers: fewer, first }]
    }
    const first = farthest(fits)
    const { length = 0 } = answers
    return first === undefined || length > 2 * first.model.facts.reach
      ? []
      : [{ question, answers: fewer, first, two: true }]
  })
