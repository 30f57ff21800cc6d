import { expect, it } from 'vitest'
import { heldUntil } from './held-until.ts'

it('holds units for as many minutes as the shop’s terms say', () => {
  const now = new Date('2026-11-17T23:45:30.250Z')
  expect(heldUntil(now, { reservationMinutes: 30 })).toEqual(new Date('2026-11-18T00:15:30.250Z'))
})
