import { expect, it } from 'vitest'
import { createSearchIndex } from './search-index.ts'
import { splitWords } from './split-words.ts'

const index = createSearchIndex({
  entries: [
    { path: '/', kind: 'product', title: 'Liberty 400', text: 'A leaf basket, 10 kg, for 8 by 4 m' },
    { path: '/s/', kind: 'product', title: 'Dolphin S 300i', text: 'What an app' },
  ],
  synonyms: [],
})

it.each([
  ['liberty400', 'liberty 400'],
  ['new liberty4', 'new liberty 4'],
  ['leafbasket', 'leaf basket'],
  ['10kg', '10 kg'],
  ['8x4 pool', '8 4 pool'],
])('%s is %s', (typed, meant) => {
  expect(splitWords(index, typed)).toBe(meant)
})

it.each(['s300i', 'dolphin', 'dolp', 'whatsapp', 'zzzzqqqq', 'My basket!'])('%s stays as it is', (typed) => {
  expect(splitWords(index, typed)).toBe(typed)
})
