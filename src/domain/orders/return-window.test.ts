import { describe, expect, it } from 'vitest'
import { canReturn, returnUntil } from './return-window.ts'

const zone = 'Australia/Sydney'
const collected = { state: 'collected', paidAt: new Date('2026-11-01T20:00:00Z'), promise: null } as const
const delivered = {
  ...collected,
  state: 'delivered',
  promise: { kind: 'door', leaves: '2026-11-02', from: '2026-11-04', to: '2026-11-06' },
} as const
const mayChangeMind = (order: Parameters<typeof canReturn>[0], now: string): boolean =>
  canReturn(order, 'change of mind', 30, zone, new Date(now))

describe('a change of mind', () => {
  it('counts from the last day of delivery that was promised', () => {
    expect(returnUntil(delivered, 30, zone)).toBe('2026-12-06')
  })

  it('counts from the day of payment, where the shop is, for what was picked up', () => {
    expect(returnUntil(collected, 30, zone)).toBe('2026-12-02')
    expect(returnUntil({ ...collected, paidAt: null }, 30, zone)).toBeUndefined()
  })

  it('may be had through the last day', () => {
    expect(mayChangeMind(collected, '2026-12-02T12:59:00Z')).toBe(true)
    expect(mayChangeMind(collected, '2026-12-02T13:00:00Z')).toBe(false)
  })
})

describe('what is faulty, damaged or wrong', () => {
  it('goes back at any time, once the customer has it', () => {
    const years = new Date('2029-01-01T00:00:00Z')
    for (const reason of ['faulty', 'damaged', 'wrong item'] as const) {
      expect(canReturn(collected, reason, 30, zone, years)).toBe(true)
      expect(canReturn({ ...collected, state: 'paid' }, reason, 30, zone, years)).toBe(false)
    }
  })
})
