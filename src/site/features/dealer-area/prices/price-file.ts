import type { EditionCode } from '../../../../domain/edition/edition-code.ts'
import { salesTax, taxWords, withoutTax } from '../../../../domain/pricing/sales-tax.ts'
import { csvLine } from '../../../../domain/text/csv.ts'
import type { Prices } from '../operations/dealer-answers.ts'

const units = (cents: number): number => cents / 100

interface Listed {
  readonly currency: string
  readonly edition: EditionCode
  /** As 2026-11-20. */
  readonly day: string
}

/** The price list as a file that spreadsheets open. A mark at the beginning tells them which letters it has. */
export const priceFile = (prices: Prices, { currency, edition, day }: Listed): string => {
  const tax = salesTax[edition]
  return `\ufeff${[
    csvLine([
      'SKU',
      'Product',
      'Line',
      `Recommended price, ${currency}`,
      `Your price, ${currency}`,
      `Your price without ${tax.name}, ${currency}`,
      'First two prices include',
      'As of',
    ]),
    ...prices.map(({ sku, name, line, recommended, own }) =>
      csvLine([
        sku,
        name,
        line,
        units(recommended),
        own === null ? null : units(own),
        own === null ? null : units(withoutTax(own, tax)),
        taxWords(tax),
        day,
      ]),
    ),
  ].join('')}`
}
