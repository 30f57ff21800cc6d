import type { CurrentSession } from '../issuer/current-session.ts'
import type { SecurityState } from './security-state.ts'

const goodForMinutes = 15

/** Of a moment in milliseconds: not long ago. */
export const isFresh = (moment: number | undefined, now: Date): boolean =>
  moment !== undefined && now.getTime() - moment < goodForMinutes * 60_000

/** Whether somebody has shown lately that it is them: a device that was left on a table must not be enough to take an account over. */
export const isRecentlyProved = (
  { signedInAt }: Pick<CurrentSession, 'signedInAt'>,
  { confirmedAt }: Pick<SecurityState, 'confirmedAt'>,
  now: Date,
): boolean => isFresh(signedInAt.getTime(), now) || isFresh(confirmedAt, now)
