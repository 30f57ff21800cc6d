import { expect, it } from 'vitest'
import { fakeDealer } from '../../api/dealers/dealers.fake.ts'
import type { DemoFacts } from '../../api/demos/demo-facts.ts'
import type { DemoRequest } from '../../api/demos/demo-turn.ts'
import type { ReadDemo } from '../../api/demos/read-demo.ts'
import { factsOf } from '../../api/mail/edition-facts.fake.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { calendarFile } from './calendar-file.ts'

const settled = (edition: EditionCode, state: string, day: string, changedAt = '2026-11-16T02:00:00Z'): ReadDemo => {
  const facts: DemoFacts = {
    edition: factsOf(edition),
    submission: '00000000-0000-4000-8000-000000000000',
    reference: '7K2M9QRT',
    visitor: { name: 'Tony; Ramos, Jr', email: 'tony@pond.example', phone: '0491 570 156' },
    place: { name: 'Paddington', state, postcode: '2021', lat: -33.88, lon: 151.22 },
    postcode: '2021',
    pool: '',
    model: undefined,
    notes: undefined,
    wishes: [day],
  }
  const request = { edition, state: 'accepted', day, time: '10:00', minutes: 45, changedAt: new Date(changedAt) }
  const ground = { facts: factsOf(edition) }
  return { request: request as DemoRequest, facts, ground, dealer: fakeDealer({ state }) } as ReadDemo
}

const lineOf = (file: string | undefined, name: string): string =>
  file
    ?.replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? ''

it.each<[EditionCode, string, string, string]>([
  ['en-au', 'NSW', '2026-11-26', '20261125T230000Z'],
  ['en-au', 'NSW', '2026-07-09', '20260709T000000Z'],
  ['en-au', 'QLD', '2026-11-26', '20261126T000000Z'],
  ['en-au', 'SA', '2026-11-26', '20261125T233000Z'],
  ['en-au', 'NT', '2026-11-26', '20261126T003000Z'],
  ['en-au', 'WA', '2026-11-26', '20261126T020000Z'],
  ['en-nz', 'Canterbury', '2026-11-26', '20261125T210000Z'],
  ['en-nz', 'Canterbury', '2026-07-09', '20260708T220000Z'],
  ['en-za', 'Gauteng', '2026-11-26', '20261126T080000Z'],
])('10 am of a dealer in %s, %s on %s is %s, for both', (edition, state, day, moment) => {
  const read = settled(edition, state, day)
  for (const whose of ['dealer', 'visitor'] as const) expect(lineOf(calendarFile(read, whose), 'DTSTART')).toBe(moment)
})

it('takes the place of what was settled before', () => {
  const [first, second] = ['2026-11-16T02:00:00Z', '2026-11-17T02:00:00Z'].map((changed) =>
    calendarFile(settled('en-au', 'NSW', '2026-11-26', changed), 'visitor'),
  )
  expect(lineOf(second, 'UID')).toBe(lineOf(first, 'UID'))
  expect(Number(lineOf(second, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(first, 'SEQUENCE')))
})

it('tells the dealer where, and marks what would end a field', () => {
  const file = calendarFile(settled('en-au', 'NSW', '2026-11-26'), 'dealer')
  expect(lineOf(file, 'LOCATION')).toBe('Paddington NSW 2021')
  expect(lineOf(file, 'DESCRIPTION')).toContain('Tony\\; Ramos\\, Jr\\, 0491 570 156')
})
