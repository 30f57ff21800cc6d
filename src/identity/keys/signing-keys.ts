import { desc, lt } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Db } from '../../api/db/database.ts'
import { identityKeys } from '../../api/db/schema/identity-keys.ts'

const periodDays = 90
const periodMilliseconds = periodDays * 86_400_000

/** In which period a moment is, counted since 1970. */
export const keyPeriod = (now: Date): number => Math.floor(now.getTime() / periodMilliseconds)

const algorithm = 'ES256'

const makeKey = async (): Promise<{ id: string; key: JWK }> => {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const key = await exportJWK(privateKey)
  const id = await calculateJwkThumbprint(key)
  return { id, key: { ...key, kid: id, alg: algorithm, use: 'sig' } }
}

/**
 * What tokens are signed with, newest first: the first signs, and what the one before it has signed is good for a period more.
 * Made by whichever server comes into a new period first.
 */
export const signingKeys = async (db: Db, now: Date): Promise<JWK[]> => {
  const period = keyPeriod(now)
  const read = () => db.select().from(identityKeys).orderBy(desc(identityKeys.period))
  let kept = await read()
  if (kept[0] === undefined || kept[0].period < period) {
    const { id, key } = await makeKey()
    await db
      .insert(identityKeys)
      .values({ period, id, key: { ...key } })
      .onConflictDoNothing()
    await db.delete(identityKeys).where(lt(identityKeys.period, period - 1))
    kept = await read()
  }
  return kept.map(({ key }) => key as JWK)
}
