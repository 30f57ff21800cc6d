import type { InWriting } from './in-writing.ts'
import { type Candidate, type Ranking, rankModels } from './model-finder.ts'
import type { ChoiceQuestion, PoolAnswers } from './pool-answers.ts'
import { mostPoints } from './robot-points.ts'

/** What comes of an answer: something that does it; something that fits and does not do it; nothing but near misses. */
export type Outlook = 'does-it' | 'comes-close' | 'nothing'

/** What is more or less, such as a basket for leaves, is always done by what fits. */
const doneOrNot: readonly ChoiceQuestion[] = ['cleans', 'power', 'control']

export const outlookOf = <M extends Candidate>(
  { fits }: Pick<Ranking<M>, 'fits'>,
  question: ChoiceQuestion,
): Outlook => {
  if (fits.length === 0) return 'nothing'
  if (!doneOrNot.includes(question)) return 'does-it'
  const doesIt = fits.some(({ scores }) =>
    scores.every((score) => score.question !== question || score.points === mostPoints),
  )
  return doesIt ? 'does-it' : 'comes-close'
}

/** Whether anything at all that is sold here does what an answer asks for. What nothing does is no answer to offer. */
export const isOffered = <M extends Candidate>(
  models: readonly M[],
  question: ChoiceQuestion,
  value: string,
  write: InWriting,
): boolean => {
  const only: PoolAnswers = { [question]: value }
  return outlookOf(rankModels(models, only, write), question) === 'does-it'
}
