import type { Db } from '../db/database.ts'
import { ExpectedError } from '../expected-error.ts'
import { consumeLimit, countConsumed, secondsToNextWindow } from '../rate-limit/rate-limit.ts'

/** Tries from one address, by scripts and without them together: more than anybody needs, and too few to be of use to a bot. */
const tries = { what: 'form', atMost: 12, seconds: 600 }

/** Forms that were kept. Beyond these a proof is asked for, which only scripts can give. */
const keptForms = { what: 'kept form', atMost: 4, seconds: 600 }

const tooMany = (retryAfterSeconds: number): ExpectedError =>
  new ExpectedError(`Too many forms came from here. Send this one again in ${Math.ceil(retryAfterSeconds / 60)} min.`, {
    code: 'TOO_MANY',
    status: 429,
    retryAfterSeconds,
  })

/** Throws when too many came from there. */
export const consumeFormLimit = async (db: Db, address: string, now: Date): Promise<void> => {
  const consumed = await consumeLimit(db, tries, address, now)
  if (!consumed.ok) throw tooMany(consumed.retryAfterSeconds)
}

/** For a form that is new, with the transaction that keeps it. */
export const noteKeptForm = async (unit: Db, address: string, now: Date): Promise<void> => {
  await consumeLimit(unit, keptForms, address, now)
}

/** Whether as many were kept from there as are without a proof. */
export const needsProof = async (db: Db, address: string, now: Date): Promise<boolean> =>
  (await countConsumed(db, keptForms, address, now)) >= keptForms.atMost

export const tooManyWithoutProof = (now: Date): ExpectedError => tooMany(secondsToNextWindow(keptForms, now))
