import { addMonths, monthsBetween } from '../calendar/calendar.ts'

const months = 12

/** Whole years that somebody has owned it on a day. */
const yearsOn = (purchasedOn: string, day: string): number =>
  day < purchasedOn ? 0 : Math.floor(monthsBetween(purchasedOn, day) / months)

/** The next yearly service: a year after the purchase, and each year on. Today counts. */
export const nextServiceOn = (purchasedOn: string, today: string): string => {
  const years = Math.max(1, yearsOn(purchasedOn, today))
  const due = addMonths(purchasedOn, years * months)
  return due >= today ? due : addMonths(purchasedOn, (years + 1) * months)
}

/** The last service that was due on or before a day; nothing in the first year. */
export const lastServiceDue = (purchasedOn: string, today: string): string | undefined => {
  const years = yearsOn(purchasedOn, today)
  return years === 0 ? undefined : addMonths(purchasedOn, years * months)
}
