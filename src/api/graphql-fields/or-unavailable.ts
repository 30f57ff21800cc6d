import { databaseTrouble } from '../db/database-trouble.ts'
import { unavailable } from '../expected-error.ts'

/** Does it, and says so in a visitor's words where the database cannot be reached. */
export const orUnavailable = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await work()
  } catch (error) {
    throw databaseTrouble(error) === undefined ? error : unavailable(error)
  }
}
