import { wallClock } from './wall-clock.ts'

/** The day it is somewhere at a moment, as 2026-11-15. */
export const dayInZone = (moment: Date, timeZone: string): string => wallClock(moment, timeZone).day
