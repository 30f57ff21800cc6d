import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { letters } from '../db/schema/letters.ts'
import type { OutboxEntry, OutboxState } from './outbox-entry.ts'

type Letter = typeof letters.$inferSelect

const stateOf = ({ state, sentAt, reason, attempts }: Letter): OutboxState => {
  if (state === 'sent') return { kind: 'sent', at: sentAt ?? new Date(0) }
  if (state === 'dead') return { kind: 'dead', reason: reason ?? '', attempts }
  return reason === null ? { kind: 'queued' } : { kind: 'failed', reason, attempts }
}

const entryOf = (letter: Letter): OutboxEntry => ({
  id: letter.id,
  queuedAt: letter.queuedAt,
  message: letter.message,
  state: stateOf(letter),
})

const shown = 200

/** The newest letters, whatever became of them. */
export const outboxEntries = async (db: Db): Promise<OutboxEntry[]> =>
  (await db.select().from(letters).orderBy(desc(letters.queuedAt)).limit(shown)).map(entryOf)

/** Every letter that will not be sent by itself any more, however old. */
export const deadEntries = async (db: Db): Promise<OutboxEntry[]> =>
  (await db.select().from(letters).where(eq(letters.state, 'dead')).orderBy(desc(letters.queuedAt))).map(entryOf)

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const outboxEntry = async (db: Db, id: string): Promise<OutboxEntry | undefined> => {
  if (!uuid.test(id)) return undefined
  const [letter] = await db.select().from(letters).where(eq(letters.id, id))
  return letter && entryOf(letter)
}
