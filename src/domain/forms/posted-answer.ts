import type { EditionCode } from '../edition/edition-code.ts'
import { serverFolder } from '../server-folder.ts'
import type { FormContext, Problem } from './form-definition.ts'
import { type FormKind, formPath } from './form-kind.ts'
import type { Trouble } from './trouble.ts'

/** A file that has arrived, as it is remembered. */
export interface KeptUpload {
  field: string
  id: string
  name: string
}

/** A form that was posted without scripts and comes back: everything is still in it. */
export interface ReturnedForm {
  /** The key it came with; empty without scripts. */
  key: string
  /** As typed, by the names of the fields. */
  values: Readonly<Record<string, string>>
  /** Files that arrived with it. */
  kept: readonly KeptUpload[]
  /** What is to be put right. */
  problems: readonly Problem[]
  /** Why nothing was taken, whatever was written. */
  trouble?: Trouble
}

/** What is said to whoever has posted a form. */
export interface PostedAnswer {
  form: FormKind
  context: FormContext
  said: { state: 'sent'; reference: string } | { state: 'not-sent'; returned: ReturnedForm }
  /** Of the edition, for those who would rather ring. */
  phone: string
}

/** Makes the page of an answer out of the page that the form stands on. */
export type AnswerPage = (builtPage: string, answer: PostedAnswer) => string

/** The file of the page that an answer is made from. */
export const answeredDocument = (form: FormKind, edition: EditionCode): string =>
  `${formPath(form, edition).slice(1)}index.html`

/**
 * Where the build leaves an AnswerPage, as `answerPage` of a module that needs no others. An answer is drawn by the build whose
 * page it changes, or it would not have the class names of that page's styles.
 */
export const answerPageFile = `${serverFolder}/answer-page.mjs`
