import { describe, expect, it } from 'vitest'
import { dayInZone } from '../calendar/day-in-zone.ts'
import { readPurchase } from './purchase-day.ts'

const today = '2026-11-15'

describe('a day of purchase', () => {
  it('is read, or answered in words', () => {
    expect(readPurchase('2024-03-10', today)).toEqual({ state: 'read', day: '2024-03-10' })
    expect(readPurchase('', today)).toEqual({ state: 'empty' })
    expect(readPurchase(today, today).state).toBe('read')
    expect(readPurchase('2026-11-16', today)).toMatchObject({
      message: '16 November 2026 is in the future; today is 15 November 2026. Check the year on the receipt.',
    })
    expect(readPurchase('1987-01-01', today)).toMatchObject({ message: expect.stringContaining('since 2014') })
    for (const nonsense of ['2026-02-30', 'yesterday', '0000-00-00'])
      expect(readPurchase(nonsense, today)).toMatchObject({
        state: 'refused',
        message: expect.stringContaining('isn’t a date'),
      })
  })

  it('is a day where the edition is: bought this morning in Auckland is no future there', () => {
    const moment = new Date('2026-11-14T20:00:00Z')
    expect(readPurchase('2026-11-15', dayInZone(moment, 'Pacific/Auckland')).state).toBe('read')
    expect(readPurchase('2026-11-15', dayInZone(moment, 'Africa/Johannesburg')).state).toBe('refused')
  })
})

describe('a day before the model was sold', () => {
  const model = { name: 'Liberty 400', onSaleSince: '2026-08-03' }

  it('is refused, with the day since when it has been', () => {
    expect(readPurchase('2026-08-02', today, model)).toEqual({
      state: 'refused',
      message:
        'The Liberty 400 has been on sale since 3 August 2026, and 2 August 2026 is before that. Check the model and the year.',
    })
    expect(readPurchase('2026-08-03', today, model).state).toBe('read')
    expect(readPurchase('2026-08-02', today, { name: 'Brush set' }).state).toBe('read')
  })
})
