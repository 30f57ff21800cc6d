import { describe, expect, it } from 'vitest'
import { readListingQuery, writeListingQuery } from './listing-query.ts'
import type { Filter } from './shop-filters.ts'

const option = (value: string) => ({ value, label: value, has: [] })
const filters: Filter[] = [
  { key: 'length', label: 'Pool length', options: [option('8'), option('12')] },
  { key: 'cleans', label: 'Cleans', options: [option('floor'), option('walls')] },
]

const read = (search: string) => readListingQuery(search, filters)

describe('the address of a list', () => {
  it('says what is chosen and how it is sorted', () => {
    expect(read('?length=8&cleans=walls&sort=price')).toEqual({
      selection: { length: ['8'], cleans: ['walls'] },
      sort: 'price',
    })
  })

  it('may repeat a filter as a form does, or list its values as a person would', () => {
    const both = { selection: { cleans: ['floor', 'walls'] }, sort: 'recommended' }
    expect(read('?cleans=walls&cleans=floor&cleans=walls')).toEqual(both)
    expect(read('?cleans=walls,floor')).toEqual(both)
  })

  it.each([
    '',
    '?',
    '?length=',
    '?length=9&cleans=ceiling',
    '?sort=cheapest',
    '?%E0%A4%A&cleans=%',
    '?__proto__=8&constructor=floor',
    `?length=${'8'.repeat(5000)}`,
    '?length[]=8&length[$ne]=8',
    '?utm_source=news',
  ])('means nothing chosen where nothing can be made of it: %s', (search) => {
    expect(read(search)).toEqual({ selection: {}, sort: 'recommended' })
  })

  it('is written in one order, without the shop’s own sort', () => {
    const choice = read('?sort=name&cleans=walls&cleans=floor&length=12')
    expect(writeListingQuery('', filters, choice)).toBe('?length=12&cleans=floor&cleans=walls&sort=name')
    expect(writeListingQuery('?sort=name', filters, { selection: {}, sort: 'recommended' })).toBe('')
  })

  it('leaves parameters of others alone', () => {
    expect(writeListingQuery('?utm_source=news&length=8', filters, read('?cleans=walls'))).toBe(
      '?utm_source=news&cleans=walls',
    )
  })

  it('reads back what it wrote', () => {
    for (const search of ['', '?length=8', '?length=8&length=12&cleans=floor&sort=price-down']) {
      expect(writeListingQuery('', filters, read(search))).toBe(search)
    }
  })
})
