import { expect, it } from 'vitest'
import { isRecentlyProved } from './recent-proof.ts'

const now = new Date('2026-11-19T12:00:00Z')
const minutesAgo = (minutes: number) => now.getTime() - minutes * 60_000

it.each([
  [0, undefined, true],
  [14.9, undefined, true],
  [15, undefined, false],
  [600, 14.9, true],
  [600, 15, false],
])('signed in %s minutes ago and confirmed %s: %s', (signedIn, confirmed, isRecent) => {
  const state = confirmed === undefined ? {} : { confirmedAt: minutesAgo(confirmed) }
  expect(isRecentlyProved({ signedInAt: new Date(minutesAgo(signedIn)) }, state, now)).toBe(isRecent)
})
