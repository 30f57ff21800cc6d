import { describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../money/money.ts'
import type { CartNews } from './cart-news.ts'
import { joinNews, parseNews } from './kept-cart-news.ts'

const price = (was: number, now: number): CartNews => ({
  kind: 'price',
  sku: 'A',
  name: 'The A',
  was: cents(was),
  now: cents(now),
})
const gone: CartNews = { kind: 'gone', sku: 'A', name: 'The A' }

describe('what changed in a cart', () => {
  it('is told from the price that was last seen, and not at all when it is that again', () => {
    expect(joinNews([price(55, 59)], [price(59, 61)])).toEqual([price(55, 61)])
    expect(joinNews([price(55, 59)], [price(59, 55)])).toEqual([])
    expect(joinNews([price(55, 59)], [gone])).toEqual([gone])
  })

  it('is read back as it was kept, without what is damaged', () => {
    const kept = [price(55, 59), gone]
    expect(parseNews(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    for (const damaged of [null, 'x', {}, [null], [{ kind: 'price', sku: 'A', name: 'A', was: 1.5, now: -1 }]])
      expect(parseNews(damaged)).toEqual([])
  })
})
