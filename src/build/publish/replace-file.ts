import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** In one step: builds that run at the same time find the old file or the new one, and do not take each other's away. */
export const replaceFile = (file: string, contents: string | Uint8Array): void => {
  const unfinished = `${file}.${randomUUID()}.part`
  try {
    writeFileSync(unfinished, contents)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}
