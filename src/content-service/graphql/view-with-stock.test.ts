import { expect, it } from 'vitest'
import type { Entry } from '../load/content.ts'
import { contentModel } from '../model/content-model.ts'
import { createContentView } from './create-content-view.ts'
import { viewWithStock } from './view-with-stock.ts'

const product = (sku: string, inStock: boolean): Entry => {
  const fields = { sku, inStock, related: ['A'] }
  return {
    id: sku,
    type: 'product',
    draft: false,
    publishedAt: '2026-11-01',
    version: '1',
    fields: { 'en-AU': fields, 'en-NZ': fields, 'en-ZA': fields },
    overlays: { 'en-AU': {}, 'en-NZ': {}, 'en-ZA': {} },
  }
}
const all = [product('A', true), product('B', false), product('C', true)]
const view = createContentView(
  {
    entries: new Map(all.map((entry) => [entry.id, entry])),
    assets: new Map(),
    entriesOfType: new Map([['product', all]]),
  },
  contentModel,
)

it('says what is in stock now, of what is counted, in the edition that has a shop', () => {
  const now = viewWithStock(
    view,
    new Map([
      ['A', false],
      ['B', true],
    ]),
  )
  const shown = (locale: 'en-AU' | 'en-NZ') =>
    now.entriesOfType('product', false).map(({ id, fields }) => [id, fields[locale].inStock])
  expect(Object.fromEntries(shown('en-AU'))).toEqual({ A: false, B: true, C: true })
  expect(Object.fromEntries(shown('en-NZ'))).toEqual({ A: true, B: false, C: true })
  expect(now.entry('A', false)?.fields['en-AU'].inStock).toBe(false)
  const linking = now.linking(
    { target: { kind: 'entry', id: 'A' }, scopes: [{ locale: 'en-AU', fallback: true }] },
    false,
  )
  expect(linking.map(({ id, fields }) => [id, fields['en-AU'].inStock])).toEqual([
    ['A', false],
    ['B', true],
    ['C', true],
  ])
  expect(view.entry('A', false)?.fields['en-AU'].inStock).toBe(true)
})
