import { useState } from 'react'
import type { DemoCalendar } from '../operations/demos/demo-answers.ts'
import { type Cell, isSameCell } from './demo-table.tsx'

const clamped = (at: number, many: number): number => Math.min(Math.max(at, 0), many - 1)

/** Where the keyboard is in the calendar: nobody's row first, then dealers down and days across. */
export const useCursor = (calendar: DemoCalendar | undefined, days: readonly string[]) => {
  const [cursor, setCursor] = useState<Cell>()
  const rows: (string | null)[] = [null, ...(calendar?.dealers.map(({ slug }) => slug) ?? [])]
  /** From where it is, or from where it begins. */
  const moved = (down: number, across: number): Cell | undefined => {
    const first = days.find((day) => day >= (calendar?.today ?? '')) ?? days[0]
    if (first === undefined) return undefined
    const isThere = cursor !== undefined && rows.includes(cursor.dealer) && days.includes(cursor.day)
    if (!isThere) return { dealer: null, day: first }
    const row = clamped(rows.indexOf(cursor.dealer) + down, rows.length)
    const column = clamped(days.indexOf(cursor.day) + across, days.length)
    return { dealer: rows[row] ?? null, day: days[column] ?? first }
  }
  const put = (cell: Cell | undefined) => {
    if (cell === undefined || !isSameCell(cursor, cell)) setCursor(cell)
  }
  return { cursor, moved, put }
}
