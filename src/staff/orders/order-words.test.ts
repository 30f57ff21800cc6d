import { expect, it } from 'vitest'
import { goodsWords } from './order-words.ts'

it('counts goods only where there are several', () => {
  expect(
    goodsWords([
      { name: 'Dolphin S 300i', quantity: 1 },
      { name: 'Fine filter', quantity: 2 },
    ]),
  ).toBe('Dolphin S 300i, Fine filter ×2')
})
