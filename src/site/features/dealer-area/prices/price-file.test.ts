import { expect, it } from 'vitest'
import type { Cents } from '../../../../domain/money/money.ts'
import { priceFile } from './price-file.ts'

const cents = (amount: number) => amount as Cents

it('has every product in a line, prices as figures, and nothing that a spreadsheet would run', () => {
  const file = priceFile(
    [
      { sku: 'PW-S200', name: 'Dolphin S 200', line: 'Dolphin', recommended: cents(189_900), own: cents(128_182) },
      { sku: '=1+1', name: 'Brush, soft', line: 'Parts', recommended: cents(7900), own: null },
    ],
    { currency: 'AUD', edition: 'en-au', day: '2026-11-20' },
  )
  expect(file.slice(1).split('\r\n')).toEqual([
    'SKU,Product,Line,"Recommended price, AUD","Your price, AUD","Your price without GST, AUD",First two prices include,As of',
    'PW-S200,Dolphin S 200,Dolphin,1899,1281.82,1165.29,10% GST,2026-11-20',
    '\'=1+1,"Brush, soft",Parts,79,,,10% GST,2026-11-20',
    '',
  ])
})
