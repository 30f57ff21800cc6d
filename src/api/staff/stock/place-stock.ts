import { eq } from 'drizzle-orm'
import { isDay } from '../../../domain/calendar/calendar.ts'
import { longestBay } from '../../../domain/staff/stock-import.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { stock } from '../../db/schema/stock.ts'
import { recordAct } from '../record-act.ts'
import { revisionOf } from '../revision.ts'
import { lockCounted, nothingOfThatSku, type SeenStock, type StockActed, unlessChanged } from './lock-counted.ts'

export interface Placed {
  /** Where it is in the warehouse; empty where it has no place. */
  readonly bay: string
  /** When more are expected, as 2026-12-03; empty where nobody knows. */
  readonly backOn: string
}

/** `today` by the clock of the warehouse. Why that cannot be; undefined where it can. A day that has passed may stay, and not be set. */
export const whyNotPlaced = ({ bay, backOn }: Placed, before: string | null, today: string): string | undefined => {
  if (bay.length > longestBay) return `A bay has at most ${longestBay} characters.`
  if (backOn === '' || backOn === before) return undefined
  if (!isDay(backOn)) return 'Give the day as a date.'
  return backOn <= today ? 'Give a day to come: customers read “Back about …”.' : undefined
}

/** Says where it is and when more come. Customers are told the day where there are none. */
export const placeStock = (
  db: Db,
  person: Pick<Person, 'id' | 'name'>,
  seen: SeenStock,
  placed: Placed,
  { at, today }: { at: Date; today: string },
): Promise<StockActed> =>
  db.transaction(async (unit: Db): Promise<StockActed> => {
    const locked = (await lockCounted(unit, [seen.sku], at)).get(seen.sku)
    if (locked === undefined) return nothingOfThatSku
    const changed = await unlessChanged(unit, locked, seen)
    if (changed !== undefined) return changed
    const { bay, backOn } = locked.row
    const wanted = { bay: placed.bay.trim(), backOn: placed.backOn.trim() }
    const whyNot = whyNotPlaced(wanted, backOn, today)
    if (whyNot !== undefined) return { ok: false, problem: whyNot }
    const after = { bay: wanted.bay || null, backOn: wanted.backOn || null }
    const [undo] = await unit
      .update(stock)
      .set(after)
      .where(eq(stock.sku, seen.sku))
      .returning({ revision: revisionOf(stock) })
    const act = { act: 'place', subject: 'stock', of: seen.sku, before: { bay, backOn }, after } as const
    await recordAct(unit, person, { ...act, ...(undo && { undo }) }, at)
    return { ok: true }
  })
