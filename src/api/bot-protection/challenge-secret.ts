import type { Db } from '../db/database.ts'
import { keptSecret } from '../db/kept-secret.ts'

/** A challenge of one server is answered to another. */
export const challengeSecret = (db: Db): Promise<string> => keptSecret(db, 'robot-challenges')
