import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { demoDayTrouble, demosADay } from '../../domain/dealers/free-demo-days.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { type FormValue, textIn } from '../../domain/forms/field.ts'
import type { Problem } from '../../domain/forms/form-definition.ts'
import type { Db } from '../db/database.ts'
import { demoBookings } from '../db/schema/demo-bookings.ts'
import { type DemoCalendar, diaryOf, takenSeats } from './demo-diary.ts'
import { lockDealer } from './lock-dealer.ts'

interface DemoRequest {
  /** Of the submission. */
  id: string
  edition: EditionCode
  fields: FormValue
}

const dateFields = ['firstDate', 'secondDate']

/**
 * Takes both wished-for days of a dealer, or says what to enter instead. Whoever asks the same dealer waits until this transaction
 * is over: two people cannot take the last demo of a day.
 */
export const bookDemo = async (
  unit: Db,
  request: DemoRequest,
  dealer: Dealer,
  calendar: DemoCalendar,
): Promise<Problem[]> => {
  const { id, edition, fields } = request
  const { slug } = dealer
  await lockDealer(unit, edition, slug)
  const taken = await takenSeats(unit, edition, slug, calendar.today)
  const diary = diaryOf(dealer, taken, calendar)
  const wishes = dateFields.map((field) => ({ field, day: textIn(fields, field) }))
  const problems = wishes.flatMap(({ field, day }) => {
    const others = wishes.filter((wish) => wish.field !== field).map((wish) => wish.day)
    const message = demoDayTrouble(diary, day, others)
    return message === undefined ? [] : [{ field, message }]
  })
  if (problems.length > 0) return problems

  const seats = Array.from({ length: demosADay }, (_, at) => at + 1)
  const isTaken = (day: string, seat: number) => taken.some((each) => each.day === day && each.seat === seat)
  await unit.insert(demoBookings).values(
    wishes.map(({ day }) => ({
      submission: id,
      edition,
      dealer: slug,
      day,
      seat: seats.find((seat) => !isTaken(day, seat)) ?? 0,
    })),
  )
  return []
}
