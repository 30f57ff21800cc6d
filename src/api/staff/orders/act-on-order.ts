import { desc, eq } from 'drizzle-orm'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { orderEvents, orders } from '../../db/schema/orders.ts'
import type { OrderRow } from '../../orders/change-state.ts'
import { type Command, commandOrder } from '../../orders/order-commands.ts'
import type { OrderServices } from '../../orders/order-services.ts'
import { recordAct } from '../record-act.ts'
import { revisionOf } from '../revision.ts'

/** An order as whoever acts on it has it on screen. */
export interface SeenOrder {
  readonly number: string
  readonly revision: string
}

export type Acted =
  | { readonly ok: true; readonly row: OrderRow }
  /** `who`, `at`: somebody has changed it since it was looked at. */
  | { readonly ok: false; readonly problem: string; readonly since?: { readonly who: string; readonly at: Date } }

interface Locked {
  readonly row: OrderRow
  readonly revision: string
}

/** Nobody else changes it until the transaction is over. */
const lockByNumber = async (unit: Db, number: string): Promise<Locked | undefined> => {
  const [found] = await unit
    .select({ row: orders, revision: revisionOf(orders) })
    .from(orders)
    .where(eq(orders.number, number))
    .for('update')
  return found
}

const lastChange = async (unit: Db, order: string): Promise<{ who: string; at: Date } | undefined> => {
  const [event] = await unit
    .select({ who: orderEvents.who, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.order, order))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return event
}

const shown = ({ state, tracking, refunded }: OrderRow) => ({ state, tracking, refunded })

const whatChanged = (before: OrderRow, after: OrderRow) => {
  const [one, other] = [shown(before), shown(after)]
  const names = (Object.keys(one) as (keyof typeof one)[]).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  )
  const only = (of: typeof one) => Object.fromEntries(names.map((name) => [name, of[name]]))
  return { before: only(one), after: only(other) }
}

/** Does something with an order, if it is still what was on screen; what changed goes on record with it. */
export const actOnOrder = (
  services: OrderServices,
  person: Pick<Person, 'id' | 'name'>,
  { number, revision }: SeenOrder,
  command: Command,
  at: Date,
): Promise<Acted> =>
  services.db.transaction(async (unit: Db): Promise<Acted> => {
    const locked = await lockByNumber(unit, number)
    if (locked === undefined) return { ok: false, problem: 'There is no such order.' }
    const { row } = locked
    if (locked.revision !== revision) {
      const since = await lastChange(unit, row.id)
      const problem = 'Somebody has changed it meanwhile. Look at it as it is now, then go on.'
      return { ok: false, problem, ...(since && { since }) }
    }
    const done = await commandOrder({ ...services, db: unit }, row.id, command, person.name, at)
    if (!done.ok) return done
    const [now = locked] = await unit
      .select({ row: orders, revision: revisionOf(orders) })
      .from(orders)
      .where(eq(orders.id, row.id))
    const after = now.row
    const reason = 'reason' in command ? { reason: command.reason } : {}
    const { before, after: became } = whatChanged(row, after)
    await recordAct(
      unit,
      person,
      {
        ...{ act: command.kind, subject: 'order', of: number, before, after: { ...became, ...reason } },
        // Packed before, it was packed by somebody else.
        ...(command.kind === 'pack' && row.state !== after.state && { undo: { revision: now.revision } }),
      },
      at,
    )
    return { ok: true, row: after }
  })
