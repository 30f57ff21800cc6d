import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { secrets } from './schema/secrets.ts'

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** A secret that is the same for all servers and after every restart, made by whichever needs it first. */
export const keptSecret = async (db: Db, name: string): Promise<string> => {
  const read = () => db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  const [kept] = await read()
  if (kept) return kept.value
  // Of servers that come here together one writes, and all read what it wrote.
  await db.insert(secrets).values({ name, value: newSecret() }).onConflictDoNothing()
  const [made] = await read()
  if (!made) throw new Error(`The secret ${name} was not kept`)
  return made.value
}
