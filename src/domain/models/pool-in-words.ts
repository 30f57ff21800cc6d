import { type PoolAnswers, type Question, questions } from './pool-answers.ts'

/** How the answers that are chosen are said within a sentence. */
export type Said = (question: Question, value: string) => string | undefined

const startsWithVowel = (words: string): boolean => /^([aeio]|8|11\b|18\b)/i.test(words)

/** The pool as a visitor told it, and what is wanted for it, figures as they are written: "an 8 m concrete in-ground pool", ["gum leaves", "no cable"]. */
export const poolInWords = (answers: PoolAnswers, said: Said, figure: (question: Question) => string | undefined) => {
  const word = (question: Question): string | undefined => {
    const answer = answers[question]
    return answer === undefined ? undefined : said(question, String(answer))
  }
  const budget = figure('budget')
  const named = [figure('length'), word('surface'), word('pool') ?? 'pool']
  const pool = named.filter((each) => each !== undefined).join(' ')
  const wants = questions
    .filter((question) => question !== 'pool' && question !== 'length' && question !== 'surface')
    .map((question) => (question === 'budget' ? budget && `up to ${budget}` : word(question)))
  return {
    pool: `${startsWithVowel(pool) ? 'an' : 'a'} ${pool}`,
    wants: wants.filter((want) => want !== undefined),
  }
}
