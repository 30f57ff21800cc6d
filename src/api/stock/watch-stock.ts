import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Db } from '../db/database.ts'
import { stockWatchers } from '../db/schema/stock-watchers.ts'
import { readMailAddress } from '../mail/mail-address.ts'

export type Watching = { ok: true } | { ok: false; problem: string }

/** Whoever asks is told once when there is some again. Asked twice, told once. */
export const watchStock = async (db: Db, sku: string, edition: EditionCode, email: string): Promise<Watching> => {
  const address = readMailAddress(email)
  if (address === undefined) return { ok: false, problem: 'Enter the e-mail address that we should write to.' }
  await db.insert(stockWatchers).values({ sku, edition, email: address.toLowerCase() }).onConflictDoNothing()
  return { ok: true }
}
