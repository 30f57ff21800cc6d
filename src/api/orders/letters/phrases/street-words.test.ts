import { expect, it } from 'vitest'
import { streetLines, streetWords } from './street-words.ts'

const address = { street: '18 Boonah Street', suburb: 'Caringbah', state: 'NSW', postcode: '2229' }

it('writes an address as a parcel has it', () => {
  expect(streetLines(address)).toEqual(['18 Boonah Street', 'Caringbah NSW 2229'])
})

it.each([
  ['18 Boonah Street', '18 Boonah Street'],
  ['Unit 3/18 St. George’s Rd', 'Unit 3/18 St. George’s Rd'],
  ['Lot 7, behind evil.example', 'your door'],
  ['<b>18</b>', 'your door'],
  ['18 '.repeat(30), 'your door'],
  ['', 'your door'],
])('says of “%s” that it comes to “%s”', (street, words) => {
  expect(streetWords({ ...address, street })).toBe(words)
})
