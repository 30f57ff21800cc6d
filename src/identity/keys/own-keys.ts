import { createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose'
import type { Db } from '../../api/db/database.ts'
import { signingKeys } from './signing-keys.ts'

const publicPart = ({ d: _, ...key }: JWK): JWK => key

/** Reads them again for a token that names another, but not more often than this: anybody can write a name. */
const pauseMilliseconds = 5_000

/** The keys of the embedded issuer, for those who read its tokens in the same database. */
export const createOwnKeys = (db: Db, now: () => Date): JWTVerifyGetKey => {
  let known: { keys: ReturnType<typeof createLocalJWKSet>; at: number } | undefined
  const read = async () => {
    const keys = createLocalJWKSet({ keys: (await signingKeys(db, now())).map(publicPart) })
    known = { keys, at: now().getTime() }
    return keys
  }
  return async (header, token) => {
    const { keys, at } = known ?? { keys: await read(), at: now().getTime() }
    try {
      return await keys(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || now().getTime() - at < pauseMilliseconds) throw error
      return (await read())(header, token)
    }
  }
}
