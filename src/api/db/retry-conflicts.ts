import { setTimeout as delay } from 'node:timers/promises'
import { codeOf } from './database-trouble.ts'

/** Deadlock and serialization failure: the database has undone one of two that were in each other's way. */
const conflicts = new Set(['40P01', '40001'])

const isConflict = (error: unknown): boolean =>
  error instanceof Error && (conflicts.has(codeOf(error)) || isConflict(error.cause))

const mostTries = 4

/** Tries a whole transaction again when it was undone for the sake of another. The last failure is the answer. */
export const retryConflicts = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === mostTries || !isConflict(error)) throw error
      // Not at the same moment as the other.
      await delay(Math.random() * 20 * 2 ** tries)
    }
  }
}
