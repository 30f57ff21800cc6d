import { dayInZone } from '../../../../domain/calendar/day-in-zone.ts'
import type { EditionCode } from '../../../../domain/edition/edition-code.ts'
import { ofEditions } from '../../../../domain/edition/editions.ts'

const zones = ofEditions('timeZones')

/** What most of the edition's country goes by. */
export const zoneHere = (edition: EditionCode): string => zones[edition].most

export const dayHere = (edition: EditionCode, at: Date): string => dayInZone(at, zoneHere(edition))
