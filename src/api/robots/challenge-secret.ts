import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { secrets } from '../db/schema/secrets.ts'

const name = 'robot-challenges'

/** The same for all servers and after every restart: a challenge of one is answered to another. */
export const challengeSecret = async (db: Db): Promise<string> => {
  const read = () => db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  const [kept] = await read()
  if (kept) return kept.value
  // Of servers that come here together one writes, and all read what it wrote.
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [made] = await read()
  if (!made) throw new Error('The secret of the challenges was not kept')
  return made.value
}
