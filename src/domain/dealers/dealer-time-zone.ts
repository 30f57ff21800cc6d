import type { EditionCode } from '../edition/edition-code.ts'

const countries: Record<EditionCode, string> = {
  'en-au': 'Australia/Sydney',
  'en-nz': 'Pacific/Auckland',
  'en-za': 'Africa/Johannesburg',
}

/** Where a state keeps other time than most of its country. */
const states: Partial<Record<EditionCode, Record<string, string>>> = {
  'en-au': {
    NT: 'Australia/Darwin',
    QLD: 'Australia/Brisbane',
    SA: 'Australia/Adelaide',
    TAS: 'Australia/Hobart',
    VIC: 'Australia/Melbourne',
    WA: 'Australia/Perth',
  },
  'en-nz': { 'Chatham Islands': 'Pacific/Chatham' },
}

/** The clock a dealer opens and closes by. */
export const dealerTimeZone = (state: string, edition: EditionCode): string =>
  states[edition]?.[state] ?? countries[edition]
