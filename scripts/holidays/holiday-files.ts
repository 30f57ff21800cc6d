import type { Holiday } from '../../src/domain/calendar/working-days.ts'
import { type EditionCode, editionCodes } from '../../src/domain/edition/edition-code.ts'
import { editions } from '../../src/domain/edition/editions.ts'
import { holidaysOf } from './holidays-of.ts'

const years = [2026, 2027, 2028, 2029, 2030]

const line = ({ day, name, states }: Holiday): string =>
  `  - { day: ${day}, name: "${name}"${states === undefined ? '' : `, states: [${states.join(', ')}]`} }`

const fileOf = (edition: EditionCode): string =>
  [
    '# Written by scripts/write-holidays.ts out of date-holidays, whose lists come from Wikipedia (CC BY-SA 3.0).',
    `name: Public holidays in ${editions[edition].country}`,
    'holidays:',
    ...holidaysOf(edition, years).map(line),
    `editions: [${edition}]`,
    '',
  ].join('\n')

/** The calendars of all editions as content, by path. */
export const holidayFiles = (): Record<string, string> =>
  Object.fromEntries(editionCodes.map((edition) => [`content/holidays/holidays-${edition}.yaml`, fileOf(edition)]))
