import { desc, eq, inArray, like, or } from 'drizzle-orm'
import type { Db } from './database.ts'
import { newSecret } from './kept-secret.ts'
import { secrets } from './schema/secrets.ts'

const periodDays = 365
const periodMilliseconds = periodDays * 86_400_000

/** In which period a moment is, counted since 1970. */
const periodOf = (moment: Date): number => Math.floor(moment.getTime() / periodMilliseconds)

/** The first signs; what the one before it has signed is good too. */
export type LinkSecrets = readonly [signs: string, ...before: string[]]

/** The row that was kept before there were periods, and one for each since. */
const rowsOf = (db: Db, name: string) =>
  db
    .select()
    .from(secrets)
    .where(or(eq(secrets.name, name), like(secrets.name, `${name}/%`)))
    .orderBy(desc(secrets.madeAt), desc(secrets.name))

/**
 * What links in letters are signed with, newest first: another each year, and what the one before it has signed is good for a year more.
 * Made by whichever server comes into a new period first. Whoever takes all rows of a name away ends its links at once.
 */
export const linkSecrets = async (db: Db, name: string, now: Date): Promise<LinkSecrets> => {
  const period = periodOf(now)
  let kept = await rowsOf(db, name)
  const [newest] = kept
  if (newest === undefined || periodOf(newest.madeAt) < period) {
    await db
      .insert(secrets)
      .values({ name: `${name}/${period}`, value: newSecret(), madeAt: now })
      .onConflictDoNothing()
    const over = kept.filter(({ madeAt }) => periodOf(madeAt) < period - 1).map((row) => row.name)
    if (over.length > 0) await db.delete(secrets).where(inArray(secrets.name, over))
    kept = await rowsOf(db, name)
  }
  const [signs, ...before] = kept.map(({ value }) => value)
  if (signs === undefined) throw new Error(`The secret ${name} was not kept`)
  return [signs, ...before]
}
