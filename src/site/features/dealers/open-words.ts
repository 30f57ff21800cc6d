import { openState, openStateWords } from '../../../domain/calendar/open-state.ts'
import type { Holiday } from '../../../domain/calendar/working-days.ts'
import { dealerClosures } from '../../../domain/dealers/dealer-closures.ts'
import { dealerTimeZone } from '../../../domain/dealers/dealer-time-zone.ts'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { ListedDealer } from './listed-dealer.ts'

/** "Open until 5 pm", by the clock of a dealer. */
export type OpenWords = (dealer: ListedDealer, at: Date) => string

export const openWordsIn =
  (edition: EditionCode, holidays: readonly Holiday[]): OpenWords =>
  (dealer, at) => {
    const timetable = { hours: dealer.hours, closed: dealerClosures(dealer, holidays) }
    return openStateWords(openState(timetable, at, dealerTimeZone(dealer.state, edition)))
  }
