import { holidaysFile, readHolidays } from '../../domain/calendar/holidays-file.ts'
import type { Holiday } from '../../domain/calendar/working-days.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { needPublished } from '../published-file.ts'

/** The public holidays of each edition, as the build says. */
export const createHolidays = (siteDirectory: string): ((edition: EditionCode) => Promise<readonly Holiday[]>) => {
  const holidaysOf = needPublished({
    siteDirectory,
    fileOf: holidaysFile,
    read: (text) => readHolidays(JSON.parse(text)),
  })
  return async (edition) => holidaysOf(edition)
}
