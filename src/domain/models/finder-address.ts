import {
  answeredCount,
  type ChoiceQuestion,
  choices,
  isChoiceQuestion,
  type PoolAnswers,
  type Question,
  questions,
} from './pool-answers.ts'
import { typedAmount, typedLength } from './typed-figures.ts'

/** What the address says: what is answered, and which question or the result is on screen. */
export interface FinderPlace {
  answers: PoolAnswers
  screen: Question | 'answer'
  /** The question was opened from the result and leads back to it. */
  changing: boolean
}

const isQuestion = (value: string | null): value is Question => questions.some((question) => question === value)

const readChoice = (question: ChoiceQuestion, value: string | null): PoolAnswers =>
  (choices[question] as readonly string[]).includes(value ?? '') ? { [question]: value } : {}

const readFigure = (question: 'length' | 'budget', value: string | null): PoolAnswers => {
  const typed = (question === 'length' ? typedLength : typedAmount)(value ?? '')
  return typed.ok ? { [question]: typed.value } : {}
}

const readAnswer = (question: Question, value: string | null): PoolAnswers =>
  isChoiceQuestion(question) ? readChoice(question, value) : readFigure(question, value)

/** Reads a query as anybody may have written it: what makes no sense is passed over, and its question is open again. */
export const readFinderAddress = (search: string): FinderPlace => {
  const query = new URLSearchParams(search)
  const answers: PoolAnswers = Object.assign({}, ...questions.map((key) => readAnswer(key, query.get(key))))
  const change = query.get('change')
  if (isQuestion(change)) return { answers, screen: change, changing: true }
  const at = query.get('at')
  if (isQuestion(at)) return { answers, screen: at, changing: false }
  const told = answeredCount(answers) > 0 || at === 'answer'
  return { answers, screen: told ? 'answer' : questions[0], changing: false }
}

/** The query for a place, in one order whatever was answered first. Parameters of others stay. */
export const writeFinderAddress = (
  search: string,
  { answers, screen, changing }: Omit<FinderPlace, 'changing'> & { changing?: boolean },
): string => {
  const query = new URLSearchParams(search)
  for (const key of [...questions, 'at', 'change']) query.delete(key)
  for (const key of questions) {
    const answer = answers[key]
    if (answer !== undefined) query.set(key, String(answer))
  }
  if (screen !== 'answer') {
    if (changing) query.set('change', screen)
    else if (screen !== questions[0] || answeredCount(answers) > 0) query.set('at', screen)
  } else if (answeredCount(answers) === 0) query.set('at', 'answer')
  return query.size === 0 ? '' : `?${query}`
}
