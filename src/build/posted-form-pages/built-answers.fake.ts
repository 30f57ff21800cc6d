import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answerPageFile } from '../../domain/forms/posted-answer.ts'
import { buildAnswers } from '../bundle/drawing-bundles.ts'

const build = async (): Promise<Readonly<Record<string, string>>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'answers-'))
  try {
    const file = path.join(folder, 'answers.mjs')
    await buildAnswers(process.cwd(), file)
    return { [answerPageFile]: readFileSync(file, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

let built: ReturnType<typeof build> | undefined

/** What the build leaves to draw answers with, for sites that tests make by hand. */
export const builtAnswers = (): ReturnType<typeof build> => {
  built ??= build()
  return built
}
