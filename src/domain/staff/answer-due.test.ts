import { expect, it } from 'vitest'
import { momentInZone } from '../calendar/clock-in-zone.ts'
import { workingDaysIn } from '../calendar/working-days.ts'
import { answerDue } from './answer-due.ts'

const timeZone = 'Australia/Sydney'
const at = (day: string, time: string) => momentInZone(day, time, timeZone)
const holidays = [{ day: '2026-11-18', name: 'A Wednesday', states: ['NSW'] }]
const due = (day: string, time: string, state = 'VIC') =>
  answerDue(at(day, time), { timeZone, isWorkingDay: workingDaysIn(holidays, state) })

it('is the same time on the next working day', () => {
  expect(due('2026-11-16', '11:52')).toEqual(at('2026-11-17', '11:52'))
  expect(due('2026-11-20', '16:30')).toEqual(at('2026-11-23', '16:30'))
})

it('passes over holidays of the place where we work', () => {
  expect(due('2026-11-17', '10:00')).toEqual(at('2026-11-18', '10:00'))
  expect(due('2026-11-17', '10:00', 'NSW')).toEqual(at('2026-11-19', '10:00'))
})

it('counts what comes at a weekend from Monday morning', () => {
  expect(due('2026-11-21', '22:10')).toEqual(at('2026-11-24', '09:00'))
})

it('keeps the time of day when the clocks change', () => {
  expect(due('2026-10-02', '15:00')).toEqual(at('2026-10-05', '15:00'))
})
