import { months } from '../../../domain/calendar/months.ts'

export const weeksInYear = 52

/** The year is drawn from July on, so that summer stands in the middle. */
const firstMonth = 6

/** The months in the order they are drawn. */
export const drawnMonths = [...months.slice(firstMonth), ...months.slice(0, firstMonth)]

/** Which weeks of the drawn year "September to October" means. A stretch may run over either end of the drawing. */
export const weeksOf = (stretch: string): number[] => {
  const named = drawnMonths.filter((month) => stretch.includes(month))
  const [first = '', last = first] = named.sort((a, b) => stretch.indexOf(a) - stretch.indexOf(b))
  const from = drawnMonths.indexOf(first)
  const to = drawnMonths.indexOf(last)
  if (from < 0) return []
  return Array.from({ length: weeksInYear }, (_, week) => week).filter((week) => {
    const month = Math.floor((week * 12) / weeksInYear)
    return from <= to ? month >= from && month <= to : month >= from || month <= to
  })
}
