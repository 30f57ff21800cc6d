import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markedDifference } from './marked-difference.ts'

it('marks the words that are gone and new, and leaves the others', () => {
  expect(markedDifference('204 Chesterville Road', '12 Chesterville Road')).toEqual([
    { text: '204', mark: 'gone' },
    { text: '12', mark: 'new' },
    { text: ' Chesterville Road', mark: 'same' },
  ])
  expect(markedDifference('Sales, repairs, demo', 'Sales, repairs')).toEqual([
    { text: 'Sales, repairs', mark: 'same' },
    { text: ', demo', mark: 'gone' },
  ])
  expect(markedDifference('', 'shop@bayside.example')).toEqual([{ text: 'shop@bayside.example', mark: 'new' }])
  expect(markedDifference('Sales, repairs', 'Sales, repairs')).toEqual([{ text: 'Sales, repairs', mark: 'same' }])
})

it('is the one text without what is new, and the other without what is gone', () => {
  const words = fc.array(fc.constantFrom('Mon', 'Tue', '08:00–17:00', 'closed', ' ', '\n'), { maxLength: 12 })
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [one.join(' '), other.join(' ')]
      const marked = markedDifference(before, after)
      const without = (mark: string) =>
        marked
          .filter((piece) => piece.mark !== mark)
          .map(({ text }) => text)
          .join('')
      expect([without('new'), without('gone')]).toEqual([before, after])
    }),
  )
})
