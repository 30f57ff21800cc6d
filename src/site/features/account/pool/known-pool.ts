import { localeOf } from '../../../../domain/edition/edition-code.ts'
import { poolVolume } from '../../../../domain/pool/pool-volume.ts'
import { account } from '../me/account.ts'
import type { Pool } from '../operations/account-answers.ts'
import { measuresOf } from './saved-measures.ts'

export interface KnownPool {
  pool: Pool
  measures: ReturnType<typeof measuresOf>
  areaM2: number
}

/** The pool of whoever is signed in; undefined where there is none, or nobody can say. */
export const knownPool = async (): Promise<KnownPool | undefined> => {
  if (account.getSnapshot().me === undefined) await account.load()
  const pool = account.getSnapshot().me?.pool ?? null
  if (pool === null) return undefined
  const measures = measuresOf(pool)
  // Only the words of its working differ between locales.
  return { pool, measures, areaM2: poolVolume(measures, localeOf('en-au')).areaM2 }
}
