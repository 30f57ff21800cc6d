import type { Db } from '../db/database.ts'
import type { ExpectedError } from '../expected-error.ts'
import { limits } from '../rate-limit/limits.ts'
import { consumeLimit, countConsumed, secondsToNextWindow } from '../rate-limit/rate-limit.ts'
import { tooMany } from '../rate-limit/too-many.ts'

const { tries, kept } = limits.forms

/** Throws when too many came from there. */
export const consumeFormLimit = async (db: Db, address: string, now: Date): Promise<void> => {
  const consumed = await consumeLimit(db, tries, address, now)
  if (!consumed.ok) throw tooMany('forms', consumed.retryAfterSeconds)
}

/** For a form that is new, with the transaction that keeps it. */
export const noteKeptForm = async (unit: Db, address: string, now: Date): Promise<void> => {
  await consumeLimit(unit, kept, address, now)
}

/** Whether as many were kept from there as are without a proof. */
export const needsProof = async (db: Db, address: string, now: Date): Promise<boolean> =>
  (await countConsumed(db, kept, address, now)) >= kept.atMost

export const tooManyWithoutProof = (now: Date): ExpectedError => tooMany('forms', secondsToNextWindow(kept, now))
