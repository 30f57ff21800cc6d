import { expect, it } from 'vitest'
import { contentWith, productEntry, viewOf } from '../../view/edition-content.fake.ts'
import { promotionOf } from './dolphin-s-100-bonus.ts'

const said = { heading: 'From {starts}', text: 'Until {ends}.', actions: [] }

const promotion = (mostSets: number) => {
  const products = [productEntry(), productEntry({ slug: 'part-caddy', price: 189 })]
  const entry = {
    sys: { id: 'promotion' },
    name: 'Summer bonus',
    page: 'bonus',
    startsOn: '2026-11-01',
    endsOn: '2027-01-31',
    registerBy: '2027-03-02',
    mostSets,
    product: 'dolphin-s300i',
    bonusCollection: ['part-caddy'],
    words: { before: said, during: said, after: said },
    terms: 'Claims by {registerBy}, at most {mostSets} per household.',
  }
  return promotionOf(viewOf(contentWith({ products, promotions: [entry] })), 'bonus')
}

it('a promotion has its days and figures in its words', () => {
  expect(promotion(2)).toMatchObject({
    words: { before: { heading: 'From 1 November 2026', text: 'Until 31 January 2027.' } },
    terms: '<p>Claims by 2 March 2027, at most two sets per household.</p>',
    apart: 'A$2,088.00',
  })
  expect(promotion(1).terms).toContain('at most one set per')
})
