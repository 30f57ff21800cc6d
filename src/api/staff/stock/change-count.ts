import { eq } from 'drizzle-orm'
import { mostUnits } from '../../../domain/staff/stock-import.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { stock } from '../../db/schema/stock.ts'
import { changeStock } from '../../stock/move-stock.ts'
import { recordAct } from '../record-act.ts'
import { lockCounted, nothingOfThatSku, type SeenStock, type StockActed, unlessChanged } from './lock-counted.ts'

export const stockChanges = ['counted', 'delivered', 'damaged', 'lost', 'given away'] as const

export type StockChange = (typeof stockChanges)[number]

export interface CountChange {
  readonly kind: StockChange
  /** Counted: how many there are. Otherwise by how many more or fewer. */
  readonly units: number
  readonly note: string
  /** Also where fewer stay than are held at the checkout. */
  readonly evenIfHeld: boolean
}

export const longestStockNote = 300

const wanting = ({ kind, units, note }: CountChange): string | undefined => {
  if (!Number.isInteger(units) || units < 0 || units > mostUnits)
    return `Give a whole number, ${mostUnits.toLocaleString('en-AU')} at most.`
  if (kind !== 'counted' && units === 0) return 'Say how many.'
  if (kind !== 'counted' && kind !== 'delivered' && note.trim() === '')
    return 'Say what happened: it stays in the ledger.'
  if (note.length > longestStockNote) return `A note has at most ${longestStockNote} characters.`
  return undefined
}

const signed = ({ kind, units }: CountChange, onHand: number): number => {
  if (kind === 'counted') return units - onHand
  return kind === 'delivered' ? units : -units
}

/** What the count may not become; undefined where it may. */
export const whyNotSo = (after: number, held: number, evenIfHeld: boolean): string | undefined => {
  if (after < 0) return 'There are not as many.'
  if (after >= held || evenIfHeld) return undefined
  return `${held === 1 ? 'One is' : `${held} are`} held at the checkout: with ${after} left, somebody pays for what is not there. Look again in half an hour, or say that it is so all the same.`
}

/** Counts, or adds and takes away, if the count is still what was on screen. The ledger gets the difference. */
export const changeCount = (
  db: Db,
  person: Pick<Person, 'id' | 'name'>,
  seen: SeenStock,
  change: CountChange,
  at: Date,
): Promise<StockActed> =>
  db.transaction(async (unit: Db): Promise<StockActed> => {
    const problem = wanting(change)
    if (problem !== undefined) return { ok: false, problem }
    const locked = (await lockCounted(unit, [seen.sku], at)).get(seen.sku)
    if (locked === undefined) return nothingOfThatSku
    const changed = await unlessChanged(unit, locked, seen)
    if (changed !== undefined) return changed
    const { onHand, backOn } = locked.row
    const difference = signed(change, onHand)
    const after = onHand + difference
    const whyNot = whyNotSo(after, difference < 0 ? locked.held : 0, change.evenIfHeld)
    if (whyNot !== undefined) return { ok: false, problem: whyNot }
    const note = change.note.trim()
    // Also where it is as many as was thought: that somebody has counted is worth knowing.
    await changeStock(unit, seen.sku, difference, {
      reason: change.kind,
      ...(note !== '' && { note }),
      who: person.name,
      at,
    })
    // What was expected has come.
    const hasCome = change.kind === 'delivered' && backOn !== null
    if (hasCome) await unit.update(stock).set({ backOn: null }).where(eq(stock.sku, seen.sku))
    await recordAct(
      unit,
      person,
      {
        act: change.kind,
        subject: 'stock',
        of: seen.sku,
        before: { onHand, ...(hasCome && { backOn }) },
        after: { onHand: after, ...(hasCome && { backOn: null }), ...(note !== '' && { note }) },
      },
      at,
    )
    return { ok: true }
  })
