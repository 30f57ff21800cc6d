import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Db } from '../db/database.ts'
import { backInStockRequests } from '../db/schema/back-in-stock-requests.ts'
import { readMailAddress } from '../mail/mail-address.ts'

export type NotificationRequest = { ok: true } | { ok: false; problem: string }

/** Whoever asks is told once when there is some again. Asked twice, told once. */
export const keepNotificationRequest = async (
  db: Db,
  sku: string,
  edition: EditionCode,
  email: string,
): Promise<NotificationRequest> => {
  const address = readMailAddress(email)
  if (address === undefined) return { ok: false, problem: 'Enter the email address we should write to.' }
  await db.insert(backInStockRequests).values({ sku, edition, email: address.toLowerCase() }).onConflictDoNothing()
  return { ok: true }
}
