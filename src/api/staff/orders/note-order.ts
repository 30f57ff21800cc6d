import { eq } from 'drizzle-orm'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { noteEvent } from '../../orders/change-state.ts'
import { recordAct } from '../record-act.ts'
import type { Acted } from './act-on-order.ts'

export const longestNote = 1000

/** Words for the others, in the history of the order. They change nothing, so nobody has to look again first. */
export const noteOrder = (
  db: Db,
  person: Pick<Person, 'id' | 'name'>,
  number: string,
  words: string,
  at: Date,
): Promise<Acted> =>
  db.transaction(async (unit: Db): Promise<Acted> => {
    const note = words.trim()
    if (note === '') return { ok: false, problem: 'Write the note first.' }
    if (note.length > longestNote) return { ok: false, problem: `A note has at most ${longestNote} characters.` }
    const [row] = await unit.select().from(orders).where(eq(orders.number, number))
    if (row === undefined) return { ok: false, problem: 'There is no such order.' }
    await noteEvent(unit, row, person.name, at, note)
    await recordAct(unit, person, { act: 'note', subject: 'order', of: number, after: { note } }, at)
    return { ok: true, row }
  })
