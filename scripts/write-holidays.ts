import { writeFileSync } from 'node:fs'
import { holidayFiles } from './holidays/holiday-files.ts'

/** Writes the calendars of public holidays. Run when years are added, or when `date-holidays` has learnt something. */
for (const [file, text] of Object.entries(holidayFiles())) {
  writeFileSync(file, text)
  console.log(`${file}: ${text.split('\n').length - 5} holidays`)
}
