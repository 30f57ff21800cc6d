import { eq } from 'drizzle-orm'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { Db } from '../../db/database.ts'
import { keptSecret } from '../../db/kept-secret.ts'
import { people } from '../../db/schema/people.ts'
import { limits } from '../../rate-limit/limits.ts'
import { consumeLimit } from '../../rate-limit/rate-limit.ts'
import { readUnsubscribe, remindersPath } from './unsubscribe-link.ts'

/** What the page of a link says. `done`: they are off, whether they were on before or not. */
export type SwitchedOff =
  | { readonly state: 'ask'; readonly action: string; readonly edition: EditionCode }
  | { readonly state: 'done'; readonly edition: EditionCode }
  | { readonly state: 'unknown' }
  | { readonly state: 'too-many' }

/**
 * Switches reminders off for whoever has the letter, without signing in. A GET changes nothing: programs open links before people do.
 * A mail program POSTs to the same address by itself.
 */
export const switchOffReminders = async (db: Db, request: Request, caller: string, now: Date): Promise<SwitchedOff> => {
  const consumed = await consumeLimit(db, limits.account.unsubscribe, caller, now)
  if (!consumed.ok) return { state: 'too-many' }
  const { searchParams } = new URL(request.url)
  const id = readUnsubscribe(await keptSecret(db, 'unsubscribe'), searchParams)
  if (id === undefined) return { state: 'unknown' }
  const [person] = await db.select({ edition: people.edition }).from(people).where(eq(people.id, id))
  // Gone with their account, and with it their letters.
  if (person === undefined) return { state: 'unknown' }
  const { edition } = person
  if (request.method !== 'POST') return { state: 'ask', edition, action: `${remindersPath}?${searchParams}` }
  await db.update(people).set({ reminders: false }).where(eq(people.id, id))
  return { state: 'done', edition }
}
