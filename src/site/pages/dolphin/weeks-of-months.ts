import { months } from '../../../domain/calendar/months.ts'

export const weeksInYear = 52

/** The year is drawn from July on, so that summer stands in the middle. */
const firstMonth = 6

/** The months in the order they are drawn. */
export const drawnMonths = [...months.slice(firstMonth), ...months.slice(0, firstMonth)]

/** Where a month stands in the drawing; January is 1. */
const placeOf = (month: number): number => (month - 1 - firstMonth + 12) % 12

/** Which weeks of the drawn year lie between two months. A stretch may run over either end of the drawing. */
export const weeksOf = ([first, last]: readonly [number, number]): number[] => {
  const from = placeOf(first)
  const to = placeOf(last)
  return Array.from({ length: weeksInYear }, (_, week) => week).filter((week) => {
    const month = Math.floor((week * 12) / weeksInYear)
    return from <= to ? month >= from && month <= to : month >= from || month <= to
  })
}
