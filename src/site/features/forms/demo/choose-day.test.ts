import { expect, it } from 'vitest'
import { chooseDay } from './choose-day.ts'

it('fills the first day, then the second, then the second again', () => {
  expect(chooseDay({ firstDate: '', secondDate: '' }, '2026-11-18')).toEqual({ firstDate: '2026-11-18' })
  expect(chooseDay({ firstDate: '2026-11-18', secondDate: '' }, '2026-11-19')).toEqual({ secondDate: '2026-11-19' })
  expect(chooseDay({ firstDate: '2026-11-18', secondDate: '2026-11-19' }, '2026-11-20')).toEqual({
    secondDate: '2026-11-20',
  })
})

it('gives a day up that is pressed again', () => {
  const both = { firstDate: '2026-11-18', secondDate: '2026-11-19' }
  expect(chooseDay(both, '2026-11-18')).toEqual({ firstDate: '' })
  expect(chooseDay(both, '2026-11-19')).toEqual({ secondDate: '' })
})
