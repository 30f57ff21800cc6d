import { expect, it } from 'vitest'
import { dealerRows } from './dealer-rows.ts'

const dealer = (slug: string) => ({ slug, name: slug, suburb: 'Here', state: 'NSW', closed: [], free: 3 })
const dealers = ['albury', 'bondi', 'coogee', 'dural'].map(dealer)

it('has whoever can be asked next above all others, the nearest first', () => {
  const rows = dealerRows(dealers, [
    { slug: 'dural', km: 4 },
    { slug: 'elsewhere', km: 5 },
    { slug: 'bondi', km: 12 },
  ])
  expect(rows.map(({ slug, km }) => [slug, km])).toEqual([
    ['dural', 4],
    ['bondi', 12],
    ['albury', undefined],
    ['coogee', undefined],
  ])
})

it('leaves all as they are where nobody is asked', () => {
  expect(dealerRows(dealers, []).map(({ slug }) => slug)).toEqual(['albury', 'bondi', 'coogee', 'dural'])
})
