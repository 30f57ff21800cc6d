import { dayWords } from '../calendar/day-words.ts'

/** Who is to come has to hear of it the day before. */
export const isToCome = (day: string, today: string): boolean => day > today

/** Which of the days wished for can't be accepted any more, and what can be done instead; empty where all are still to come. */
export const passedWords = (wishes: readonly string[], today: string): string => {
  const passed = wishes.filter((day) => !isToCome(day, today))
  if (passed.length === 0) return ''
  const has = passed.length === 1 ? 'has' : 'have'
  const why = `${passed.map(dayWords).join(' and ')} ${has} come or passed, and can’t be accepted any more.`
  return passed.length < wishes.length ? why : `${why} Offer another day, or pass it on.`
}
