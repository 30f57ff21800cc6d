import { and, eq } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import { identityPasskeys } from '../../api/db/schema/identity-passkeys.ts'
import { passkeysOf, removePasskey } from '../passkeys/passkeys.ts'
import type { Person } from './security-visit.ts'

/** Long enough for a name, too short for a letter. */
export const longestName = 40

export const readPasskeyName = (typed: string): string =>
  typed
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestName)

export const renamePasskey = async (unit: Db, account: string, id: string, name: string): Promise<void> => {
  await unit
    .update(identityPasskeys)
    .set({ name })
    .where(and(eq(identityPasskeys.account, account), eq(identityPasskeys.id, id)))
}

/** `last`: without it there would be letters alone. Asked of an account that nobody else changes meanwhile. */
export const takePasskeyAway = async (
  unit: Db,
  person: Pick<Person, 'id' | 'password'>,
  id: string,
): Promise<'removed' | 'last' | 'not theirs'> => {
  const passkeys = await passkeysOf(unit, person.id)
  if (passkeys.length === 1 && passkeys[0]?.id === id && person.password === null) return 'last'
  return (await removePasskey(unit, person.id, id)) ? 'removed' : 'not theirs'
}
