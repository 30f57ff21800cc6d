import { expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'

const widthOf = (text: string): number => text.length

it('breaks between words, and cuts a word that fits no line', () => {
  expect(breakLines('a robot that goes in circles', 12, widthOf)).toEqual(['a robot that', 'goes in', 'circles'])
  expect(breakLines('so abcdefgh it is', 5, widthOf)).toEqual(['so', 'abcde', 'fgh', 'it is'])
  expect(breakLines('', 5, widthOf)).toEqual([''])
})
