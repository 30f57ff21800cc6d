const pad = (number: number, digits = 2): string => `${number}`.padStart(digits, '0')

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const partsOf = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month, date]
}

/** Whether it is a day of the calendar, written as 2026-11-15. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, date] = partsOf(text)
  return month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month)
}

/** So many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The same day so many months later; where the month has no such day, its last. */
export const addMonths = (day: string, months: number): string => {
  const [year, month, date] = partsOf(day)
  const index = year * 12 + month - 1 + months
  const [newYear, newMonth] = [Math.floor(index / 12), (index % 12) + 1]
  return `${pad(newYear, 4)}-${pad(newMonth)}-${pad(Math.min(date, daysInMonth(newYear, newMonth)))}`
}

/** Whole months from an earlier day to a later one. */
export const monthsBetween = (from: string, to: string): number => {
  const [[year, month], [laterYear, laterMonth]] = [partsOf(from), partsOf(to)]
  const months = (laterYear - year) * 12 + laterMonth - month
  return addMonths(from, months) > to ? months - 1 : months
}

/** Days from one to another, however long they were. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
