import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  allowedSourcesFile,
  noFurtherSources,
  readAllowedSources,
  sourcesOfDocument,
} from '../../config/allowed-sources.ts'
import { documentPolicy } from '../../config/content-security-policy.ts'
import {
  type AnswerPage,
  answeredDocument,
  answerPageFile,
  type PostedAnswer,
} from '../../domain/forms/posted-answer.ts'

export interface DrawnAnswer {
  readonly html: string
  /** The content security policy of the page that the answer is made from: its styles are inside. */
  readonly policy: string
}

/** Undefined where the build has left nothing to draw answers with. */
export type DrawAnswer = (answer: PostedAnswer) => Promise<DrawnAnswer | undefined>

export interface DrawAnswerOptions {
  readonly siteDirectory: string
  readonly https: boolean
  /** The answer is said in plain words then. */
  readonly onTrouble: (error: unknown) => void
}

/** Draws answers as the pages of the build are drawn, by the build's own code: read again when there is a new build. */
export const createDrawAnswer = ({ siteDirectory, https, onTrouble }: DrawAnswerOptions): DrawAnswer => {
  const absolute = (file: string): string => path.resolve(siteDirectory, file)
  const textOf = (file: string): Promise<string> => readFile(absolute(file), 'utf8').catch(() => '')

  const answerPage = async (): Promise<AnswerPage> => {
    const file = absolute(answerPageFile)
    const { mtimeMs } = statSync(file)
    const code: { answerPage: AnswerPage } = await import(/* @vite-ignore */ `${pathToFileURL(file)}?${mtimeMs}`)
    return code.answerPage
  }

  return async (answer) => {
    const document = answeredDocument(answer.form, answer.context.edition)
    try {
      const [draw, page, sources] = await Promise.all([answerPage(), textOf(document), textOf(allowedSourcesFile)])
      const allowed = sourcesOfDocument(readAllowedSources(sources) ?? noFurtherSources, document)
      return { html: draw(page, answer), policy: documentPolicy(allowed, { https }) }
    } catch (error) {
      onTrouble(error)
      return undefined
    }
  }
}
