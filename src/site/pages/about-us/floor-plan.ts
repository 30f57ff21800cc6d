/** A room as so many tiles across and so many down, a tile for each square metre. */
export interface Room {
  columns: number
  rows: number
}

const flattest = 3
/** Rooms are drawn about this many times as wide as deep. */
const proportion = 6

const divisorsOf = (area: number): number[] =>
  Array.from({ length: area }, (_, index) => index + 1).filter((rows) => area % rows === 0)

/** The whole rectangle that comes nearest to the proportion. */
export const roomOf = (area: number): Room => {
  const wanted = Math.max(flattest, Math.sqrt(area / proportion))
  const rows = divisorsOf(area).reduce((best, each) =>
    Math.abs(each - wanted) <= Math.abs(best - wanted) ? each : best,
  )
  return { columns: area / rows, rows }
}
