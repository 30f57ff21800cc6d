import { expect, it } from 'vitest'
import { fontRuns, printable } from './font-runs.ts'

const upTo = (last: number) => ({ hasGlyphForCodePoint: (code: number) => code <= last })
const only = (letters: string) => ({
  hasGlyphForCodePoint: (code: number) => letters.includes(String.fromCodePoint(code)),
})
const fonts = {
  heading: upTo(0x7e),
  text: upTo(0xff),
  strong: upTo(0xff),
  extended: only('āō'),
  vietnamese: only('ễị'),
}

it('takes letters from the font that has them', () => {
  expect(fontRuns('Nguyễn of Taupō', 'text', fonts)).toEqual([
    { font: 'text', text: 'Nguy' },
    { font: 'vietnamese', text: 'ễ' },
    { font: 'text', text: 'n of Taup' },
    { font: 'extended', text: 'ō' },
  ])
})

it('keeps one weight throughout a name', () => {
  expect(fontRuns('Été', 'strong', fonts)).toEqual([{ font: 'strong', text: 'Été' }])
  expect(fontRuns('Tā', 'strong', fonts)).toEqual([
    { font: 'text', text: 'T' },
    { font: 'extended', text: 'ā' },
  ])
})

it('takes off accents that no font has, and leaves out what is no letter of ours', () => {
  expect(printable('Dǒlphin 🤿 “north” 李', 'text', fonts)).toBe('Dolphin north')
})
