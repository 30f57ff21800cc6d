import { expect, it } from 'vitest'
import { hoursInWords } from './hours-in-words.ts'

it('reads the hours of a week', () => {
  const text = 'From the counter, Thursday to Friday 8 am to 4.30 pm and Saturday 9.15 am to noon. Sunday never.'
  expect(hoursInWords(text)).toEqual({ thu: '08:00-16:30', fri: '08:00-16:30', sat: '09:15-12:00' })
})

it('knows midnight from noon, and finds none where none are said', () => {
  expect(hoursInWords('Monday 12 am to 12.30 pm')).toEqual({ mon: '00:00-12:30' })
  expect(hoursInWords('We are open on Mondays.')).toEqual({})
})
