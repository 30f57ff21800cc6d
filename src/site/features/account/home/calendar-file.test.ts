import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

it('is one whole day, and a name with a comma stays one name', () => {
  const lines = calendarFile('Service: Wave, 80; big', '2027-01-15', '2027-01-16', 'r1').split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20270115')
  expect(lines).toContain('DTEND;VALUE=DATE:20270116')
  expect(lines).toContain('SUMMARY:Service: Wave\\, 80\\; big')
})
