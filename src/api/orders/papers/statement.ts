import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'
import type { Sum } from '../../mail/shop-letter/order-block.ts'

/** One thing that was sold or paid back. */
export interface StatementRow {
  name: string
  /** Beneath the name: its number in the catalogue, and what else there is to say. */
  note: string
  quantity: string
  price: string
  amount: string
  /** Beneath the amount: what a code took off; empty where it took nothing. */
  off: string
}

export interface LabelledLines {
  label: string
  lines: readonly string[]
}

/** What an invoice or a credit note says, before it is drawn. */
export interface Statement {
  facts: EditionFacts
  title: string
  number: string
  /** The day it bears, as 2026-11-15. */
  date: string
  /** Number, date and the like, beneath the title. */
  marks: readonly LabelledLines[]
  /** Who sells, who buys, where it went. */
  parties: readonly LabelledLines[]
  rows: readonly StatementRow[]
  sums: readonly Sum[]
  /** Beneath the total: the tax that is in it. */
  tax: string
  /** Beside the sums. */
  remarks: readonly string[]
}
