import { dayInZone } from '../calendar/day-in-zone.ts'
import type { EditionCode } from '../edition/edition-code.ts'
import { ofEditions } from '../edition/editions.ts'

/** For so many days somebody who deletes their account may change their mind. */
export const daysToChangeOnesMind = 7

/** Somebody who deletes an account has to have said who they are a moment ago: an open laptop is not enough. */
export const recentSignInMinutes = 15

const dayMs = 86_400_000
const timeZones = ofEditions('timeZones')

/** The moment from which an account may go. */
export const deletionMoment = (askedAt: Date): Date => new Date(askedAt.getTime() + daysToChangeOnesMind * dayMs)

/** The day on which it goes, as people of the edition count days: 2026-11-26. */
export const deletionDay = (askedAt: Date, edition: EditionCode): string =>
  dayInZone(deletionMoment(askedAt), timeZones[edition].most)
