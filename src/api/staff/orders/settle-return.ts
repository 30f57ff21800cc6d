import { and, eq, isNull } from 'drizzle-orm'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { returns } from '../../db/schema/returns.ts'
import { noteEvent } from '../../orders/change-state.ts'
import { recordAct } from '../record-act.ts'
import type { Acted } from './act-on-order.ts'

/** What came back was looked at, and paid back or not: it waits for nobody any more. Settled once, it stays so. */
export const settleReturn = (db: Db, person: Pick<Person, 'id' | 'name'>, number: string, at: Date): Promise<Acted> =>
  db.transaction(async (unit: Db): Promise<Acted> => {
    const [settled] = await unit
      .update(returns)
      .set({ settledAt: at })
      .where(and(eq(returns.number, number), isNull(returns.settledAt)))
      .returning()
    const [known] = settled ? [settled] : await unit.select().from(returns).where(eq(returns.number, number))
    const [row] = known ? await unit.select().from(orders).where(eq(orders.id, known.order)) : []
    if (row === undefined) return { ok: false, problem: 'There is no such return.' }
    if (settled === undefined) return { ok: true, row }
    await noteEvent(unit, row, person.name, at, `Return ${number} is settled`)
    await recordAct(
      unit,
      person,
      {
        act: 'settle',
        subject: 'order',
        of: row.number,
        before: { return: number, state: 'open' },
        after: { return: number, state: 'settled' },
      },
      at,
    )
    return { ok: true, row }
  })
