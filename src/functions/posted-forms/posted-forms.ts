import type { DrawAnswer } from './draw-answer.ts'
import type { PostedFormServices } from './posted-form-services.ts'

/** What the function that takes posted forms needs. */
export interface PostedForms {
  readonly formServices: PostedFormServices
  readonly drawAnswer: DrawAnswer
  /** Origin at which visitors reach the site. */
  readonly publicUrl: string
}
