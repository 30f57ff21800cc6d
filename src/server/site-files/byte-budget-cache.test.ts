import { expect, it } from 'vitest'
import { createByteBudgetCache } from './byte-budget-cache.ts'

it('keeps what was used last within its budget', () => {
  const cache = createByteBudgetCache<string>(10)
  cache.set('one', 'first', 4)
  cache.set('two', 'second', 4)
  cache.get('one')
  cache.set('three', 'third', 4)
  expect([cache.get('one'), cache.get('two'), cache.get('three')]).toEqual(['first', undefined, 'third'])
})

it('counts a replaced value once', () => {
  const cache = createByteBudgetCache<string>(10)
  for (let round = 0; round < 5; round += 1) cache.set('same', `round ${round}`, 6)
  cache.set('other', 'kept too', 4)
  expect([cache.get('same'), cache.get('other')]).toEqual(['round 4', 'kept too'])
})

it('does not take what is larger than the whole budget', () => {
  const cache = createByteBudgetCache<string>(10)
  cache.set('small', 'stays', 2)
  cache.set('huge', 'refused', 11)
  expect([cache.get('small'), cache.get('huge')]).toEqual(['stays', undefined])
})
