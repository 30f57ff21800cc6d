import { describe, expect, it } from 'vitest'
import { wearsOutNext } from './wear.ts'

const lives = [
  { slug: 'brush-set-s', months: 12, words: 'About a year of cleans.' },
  { slug: 'drive-track-s', months: 24, words: 'About two seasons.' },
  { slug: 'fine-filter-s', months: 36, words: 'About three seasons.' },
]
const robot = { purchasedOn: '2026-01-09', parts: lives.map(({ slug }) => slug) }
const slugs = (today: string, bought = [] as Parameters<typeof wearsOutNext>[2]) =>
  wearsOutNext([robot], lives, bought, today).map(({ slug }) => slug)

describe('what wears out next', () => {
  it('is what has had most of its life, and not what is nearly new', () => {
    expect(slugs('2026-05-01')).toEqual([])
    expect(slugs('2026-11-17')).toEqual(['brush-set-s'])
    expect(slugs('2027-02-01')).toEqual(['brush-set-s', 'drive-track-s'])
    expect(wearsOutNext([robot], lives, [], '2026-11-17')[0]).toMatchObject({ monthsIn: 10 })
  })

  it('begins anew with a part that has arrived since', () => {
    const bought = { slug: 'brush-set-s', order: 'AU-10482-6', quantity: 1 }
    expect(slugs('2027-02-01', [{ ...bought, arrivedOn: '2026-12-20' }])).toEqual(['drive-track-s'])
    expect(slugs('2027-02-01', [{ ...bought, arrivedOn: '2025-12-20' }])).toContain('brush-set-s')
  })

  it('says what is on its way already', () => {
    const coming = { slug: 'fine-filter-s', order: 'AU-10482-6', quantity: 2, arrivedOn: null }
    expect(wearsOutNext([robot], lives, [coming], '2026-02-01')).toMatchObject([
      { slug: 'fine-filter-s', coming: { order: 'AU-10482-6', quantity: 2 } },
    ])
  })

  it('says a part once, of the robot that needs it sooner', () => {
    const older = { ...robot, purchasedOn: '2025-06-01' }
    const worn = wearsOutNext([robot, older], lives, [], '2026-11-17')
    expect(worn.filter(({ slug }) => slug === 'brush-set-s')).toMatchObject([{ monthsIn: 17 }])
  })

  it('leaves parts alone that fit none of the robots', () => {
    expect(wearsOutNext([{ ...robot, parts: [] }], lives, [], '2028-01-01')).toEqual([])
  })
})
