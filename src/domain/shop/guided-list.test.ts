import { expect, it } from 'vitest'
import { guidedList } from './guided-list.ts'

const stretches = (count: number, ...guides: string[]) =>
  guidedList(
    Array.from({ length: count }, (_, index) => index),
    guides,
  ).map(({ products, guide }) => [products.length, guide])

it('has a guide behind every six products', () => {
  expect(stretches(20, 'a', 'b')).toEqual([
    [6, 'a'],
    [6, 'b'],
    [8, undefined],
  ])
})

it('ends with products, three at least', () => {
  expect(stretches(13, 'a', 'b')).toEqual([
    [6, 'a'],
    [7, undefined],
  ])
  expect(stretches(8, 'a')).toEqual([[8, undefined]])
  expect(stretches(9, 'a')).toEqual([
    [6, 'a'],
    [3, undefined],
  ])
})

it('is one list without guides', () => {
  expect(stretches(20)).toEqual([[20, undefined]])
  expect(stretches(0, 'a')).toEqual([[0, undefined]])
})
