import type { EditionCode } from '../edition/edition-code.ts'
import { ofEditions } from '../edition/editions.ts'

const timeZones = ofEditions('timeZones')

/** The clock a dealer opens and closes by. */
export const dealerTimeZone = (state: string, edition: EditionCode): string => {
  const { most, states } = timeZones[edition]
  return states[state] ?? most
}
