import { existsSync, renameSync, rmSync } from 'node:fs'

/** Gives a finished folder its name. Another build may have been quicker: then its folder, which holds the same, stays. */
export const moveIntoPlace = (finished: string, directory: string): void => {
  try {
    renameSync(finished, directory)
  } catch (error) {
    rmSync(finished, { recursive: true, force: true })
    if (!existsSync(directory)) throw error
  }
}
