import { addMonths, monthsBetween } from '../../../../domain/calendar/calendar.ts'

export interface ClockTile {
  column: number
  row: number
  state: 'gone' | 'now' | 'left'
}

export interface WarrantyClockFace {
  /** Tiles along one side. */
  side: number
  /** Clockwise, the month of the receipt at the top left. */
  tiles: ClockTile[]
  monthsLeft: number
  hasEnded: boolean
}

/** A longer warranty is a bigger pool: 24, 36 and 48 months are 7, 10 and 13 tiles along a side. */
export const sideOf = (months: number): number => Math.ceil(months / 4) + 1

const placeOf = (index: number, side: number): [column: number, row: number] => {
  const last = side - 1
  const [edge, along] = [Math.floor(index / last), index % last]
  if (edge === 0) return [along, 0]
  if (edge === 1) return [last, along]
  return edge === 2 ? [last - along, last] : [0, last - along]
}

/** The waterline of a square pool: a tile for each month of a warranty, and where in them today is. */
export const clockFace = (from: string, until: string, months: number, today: string): WarrantyClockFace => {
  const hasEnded = until < today
  const gone = Math.min(months, Math.max(0, today < from ? 0 : monthsBetween(from, today)))
  const side = sideOf(months)
  const stateOf = (index: number): ClockTile['state'] => {
    if (hasEnded || index < gone) return 'gone'
    return index === gone ? 'now' : 'left'
  }
  return {
    side,
    tiles: Array.from({ length: months }, (_, index) => {
      const [column, row] = placeOf(index, side)
      return { column, row, state: stateOf(index) }
    }),
    monthsLeft: hasEnded ? 0 : months - gone,
    hasEnded,
  }
}

/** How many months a warranty runs where nobody has said: what lies between its days. */
export const monthsOf = (from: string, until: string): number => {
  const whole = monthsBetween(from, until)
  return addMonths(from, whole) === until ? whole : whole + 1
}
