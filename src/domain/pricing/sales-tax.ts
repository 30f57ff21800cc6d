import type { EditionCode } from '../edition/edition-code.ts'
import type { Cents } from '../money/money.ts'

interface SalesTax {
  readonly name: string
  readonly percent: number
}

/** The tax that is inside every price of an edition. */
export const salesTax: Readonly<Record<EditionCode, SalesTax>> = {
  'en-au': { name: 'GST', percent: 10 },
  'en-nz': { name: 'GST', percent: 15 },
  'en-za': { name: 'VAT', percent: 15 },
}

/** "10% GST" */
export const taxWords = ({ name, percent }: SalesTax): string => `${percent}% ${name}`

/** What is left of a price for whoever gets the tax back. */
export const withoutTax = (price: Cents, { percent }: SalesTax): Cents =>
  Math.round((price * 100) / (100 + percent)) as Cents
