import type { Candidate, Ranking } from './model-finder.ts'
import { type Question, questions } from './pool-answers.ts'

/** What comes after a question. Once there is nothing left to choose between, the answer does. */
export const nextScreen = <M extends Candidate>(
  question: Question,
  { fits }: Pick<Ranking<M>, 'fits'>,
  changing: boolean,
): Question | 'answer' => {
  if (changing || fits.length < 2) return 'answer'
  return questions[questions.indexOf(question) + 1] ?? 'answer'
}

export const previousQuestion = (question: Question): Question | undefined => questions[questions.indexOf(question) - 1]
