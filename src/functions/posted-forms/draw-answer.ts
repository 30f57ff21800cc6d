import {
  type AnswerPage,
  answeredDocument,
  answerPageFile,
  type PostedAnswer,
} from '../../domain/forms/posted-answer.ts'
import { type BuiltDocumentsOptions, builtDocuments } from '../built-documents.ts'

export interface DrawnAnswer {
  readonly html: string
  /** The content security policy of the page that the answer is made from. */
  readonly policy: string
}

/** Undefined where the build has left nothing to draw answers with. */
export type DrawAnswer = (answer: PostedAnswer) => Promise<DrawnAnswer | undefined>

export interface DrawAnswerOptions extends BuiltDocumentsOptions {
  /** The answer is said in plain words then. */
  readonly onTrouble: (error: unknown) => void
}

/** Draws answers as the pages of the build are drawn, by the build's own code. */
export const createDrawAnswer = ({ onTrouble, ...options }: DrawAnswerOptions): DrawAnswer => {
  const built = builtDocuments(options)
  return async (answer) => {
    try {
      const [{ answerPage }, { html, policy }] = await Promise.all([
        built.code<{ answerPage: AnswerPage }>(answerPageFile),
        built.document(answeredDocument(answer.form, answer.context.edition)),
      ])
      return { html: answerPage(html, answer), policy }
    } catch (error) {
      onTrouble(error)
      return undefined
    }
  }
}
