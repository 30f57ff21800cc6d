import type { Question } from '../../domain/models/pool-answers.ts'

export interface FinderChoice {
  value: string
  label: string
  text?: string
  /** The answer within a sentence. */
  said: string
}

/** A question that helps to find a model, in the words of the edition. */
export interface FinderQuestion {
  asks: Question
  question: string
  hint?: string
  /** Nothing where a figure is typed. */
  choices?: FinderChoice[]
}
