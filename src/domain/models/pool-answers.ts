import { cleanedParts, poolTypes, surfaces } from './robot-facts.ts'

/** What can be chosen. Length and budget are figures. */
export const choices = {
  pool: poolTypes,
  surface: surfaces,
  debris: ['leaves', 'sand', 'mix'],
  cleans: cleanedParts,
  power: ['cordless', 'cable'],
  control: ['app', 'button'],
} as const

type Choices = typeof choices

/** In the order in which they are asked: what rules most models out comes first. */
export const questions = ['pool', 'length', 'surface', 'debris', 'cleans', 'power', 'control', 'budget'] as const

export type Question = (typeof questions)[number]
export type ChoiceQuestion = keyof Choices

/** What a visitor has told of a pool. Every question may be left out. */
export type PoolAnswers = {
  readonly [Key in ChoiceQuestion]?: Choices[Key][number]
} & {
  /** Metres. */
  readonly length?: number
  /** In units of the edition's currency. */
  readonly budget?: number
}

export const isChoiceQuestion = (question: Question): question is ChoiceQuestion => Object.hasOwn(choices, question)

export const isAnswered = (answers: PoolAnswers, question: Question): boolean => answers[question] !== undefined

export const answeredCount = (answers: PoolAnswers): number =>
  questions.filter((question) => isAnswered(answers, question)).length

export const without = (answers: PoolAnswers, question: Question): PoolAnswers => {
  const { [question]: _, ...rest } = answers
  return rest
}
