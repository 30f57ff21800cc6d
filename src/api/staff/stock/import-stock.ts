import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type PlannedLine, planImport, readImport } from '../../../domain/staff/stock-import.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { stock, stockLedger } from '../../db/schema/stock.ts'
import { recordActs } from '../record-act.ts'
import { countStock } from './count-stock.ts'
import { type LockedStock, lockCounted } from './lock-counted.ts'

/** `at`, and the day that is in the warehouse. */
export interface ImportMoment {
  readonly at: Date
  readonly today: string
}

export type StockPlan =
  | {
      readonly ok: true
      readonly lines: readonly PlannedLine[]
      /** Of what would be done and of what it would be done to. */
      readonly digest: string
    }
  | { readonly ok: false; readonly problem: string }

type KnownStock = ReadonlyMap<string, Pick<LockedStock, 'row' | 'revision' | 'held'>>

const planOver = (text: string, known: KnownStock, today: string): StockPlan => {
  const read = readImport(text)
  if (!read.ok) return read
  const counts = new Map([...known].map(([sku, { row, held }]) => [sku, { ...row, held }]))
  const lines = planImport(read.lines, counts, today)
  const seen = lines.map((line) => [line, known.get(line.sku)?.revision ?? ''])
  return { ok: true, lines, digest: createHash('sha256').update(JSON.stringify(seen)).digest('base64url') }
}

/** Says what a table of counts would change, and changes nothing. */
export const planStockImport = async (db: Db, text: string, { at, today }: ImportMoment): Promise<StockPlan> => {
  const counted = await countStock(db, at)
  const known = counted.map(({ revision, held, ...row }) => [row.sku, { row, revision, held }] as const)
  return planOver(text, new Map(known), today)
}

export type StockImported =
  | { readonly ok: true; readonly changed: number }
  | { readonly ok: false; readonly problem: string }

type Change = Extract<PlannedLine, { state: 'same' | 'change' }>

const write = async (unit: Db, changes: readonly Change[], who: string, at: Date): Promise<void> => {
  for (const { sku, after } of changes)
    await unit
      .update(stock)
      .set({ onHand: after.onHand, bay: after.bay, backOn: after.backOn })
      .where(eq(stock.sku, sku))
  const counted = changes.filter(({ before, after }) => before.onHand !== after.onHand)
  if (counted.length > 0)
    await unit.insert(stockLedger).values(
      counted.map(({ sku, before, after }) => ({
        sku,
        change: after.onHand - before.onHand,
        reason: 'counted' as const,
        note: 'From a table of counts',
        who,
        at,
      })),
    )
}

/** Does what the plan of that digest says, all of it or nothing: not if anything is wrong with it, or is not as it was then. */
export const importStock = (
  db: Db,
  person: Pick<Person, 'id' | 'name'>,
  { text, digest }: { readonly text: string; readonly digest: string },
  { at, today }: ImportMoment,
): Promise<StockImported> =>
  db.transaction(async (unit: Db): Promise<StockImported> => {
    const read = readImport(text)
    if (!read.ok) return read
    const locked = await lockCounted(
      unit,
      read.lines.map(({ sku }) => sku),
      at,
    )
    const plan = planOver(text, locked, today)
    if (!plan.ok) return plan
    if (plan.digest !== digest)
      return { ok: false, problem: 'Something has changed since you looked. Look at it again, then apply it.' }
    const wrong = plan.lines.filter(({ state }) => state === 'wrong').length
    if (wrong > 0) return { ok: false, problem: 'Something is wrong with it. Mend that first, or leave it out.' }
    const changes = plan.lines.filter((line): line is Change => line.state === 'change')
    await write(unit, changes, person.name, at)
    await recordActs(
      unit,
      person,
      changes.map(({ sku, before, after }) => ({
        act: 'counted',
        subject: 'stock',
        of: sku,
        before: { ...before },
        after: { ...after, from: 'a table of counts' },
      })),
      at,
    )
    return { ok: true, changed: changes.length }
  })
