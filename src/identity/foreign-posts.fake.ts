import type { Db } from '../api/db/database.ts'
import { identityAccounts } from '../api/db/schema/identity-accounts.ts'
import { identityMailProofs } from '../api/db/schema/identity-mail-proofs.ts'
import { identityPasskeys } from '../api/db/schema/identity-passkeys.ts'
import { identityRecords } from '../api/db/schema/identity-records.ts'
import { identityRecoveryCodes } from '../api/db/schema/identity-recovery-codes.ts'
import { identitySignIns } from '../api/db/schema/identity-sign-ins.ts'
import { letters } from '../api/db/schema/letters.ts'
import { rateLimitCounts } from '../api/db/schema/rate-limit-counts.ts'

/** What a browser says of a form that another page has sent in the name of whoever is signed in. */
export const foreignHeaders: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://www.example.com' },
  { 'sec-fetch-site': 'same-site', origin: 'https://shop.example.com' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': '' },
  { origin: 'https://evil.example' },
  { origin: 'https://www.example.com.evil.example' },
  { origin: 'null' },
  { origin: '' },
]

const tables = [
  identityAccounts,
  identityMailProofs,
  identityPasskeys,
  identityRecords,
  identityRecoveryCodes,
  identitySignIns,
  letters,
  rateLimitCounts,
]

/** Everything that a step can change. */
export const stateOf = async (db: Db): Promise<string> => {
  const rows = []
  for (const table of tables) rows.push((await db.select().from(table)).map((row) => JSON.stringify(row)).toSorted())
  return JSON.stringify(rows)
}
