import { eq } from 'drizzle-orm'
import type { Account, AccountClaims } from 'oidc-provider'
import type { Db } from '../../api/db/database.ts'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { isUuid } from './is-uuid.ts'

/** By scope, what tokens say of a person. */
export const claimsOfScopes = { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] }

/** Nobody, once the account is gone: tokens of it are then refused. */
export const findAccount = async (db: Db, id: string): Promise<Account | undefined> => {
  if (!isUuid(id)) return undefined
  const [account] = await db
    .select({ email: identityAccounts.email, name: identityAccounts.name })
    .from(identityAccounts)
    .where(eq(identityAccounts.id, id))
  if (!account) return undefined
  // There is no account without an address that has been proved.
  const claims: AccountClaims = { sub: id, email: account.email, email_verified: true, name: account.name }
  return { accountId: id, claims: () => claims }
}
