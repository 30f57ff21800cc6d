import type { RemovedLine } from '../../../domain/cart/cart-changes.ts'
import type { LineItem } from '../../../domain/cart/line-item.ts'

/** A row of the cart: a line, or the place of one that was taken out a moment ago. */
export type CartRow = { line: LineItem; removed?: RemovedLine }

/** `removed` in the order of removal: the last one's position counts the lines there are, an earlier one's also those removed after it. */
export const cartRows = (lines: readonly LineItem[], removed: readonly RemovedLine[]): CartRow[] =>
  removed
    .filter(({ line }) => !lines.some(({ sku }) => sku === line.sku))
    .reduceRight<CartRow[]>(
      (rows, each) => rows.toSpliced(each.position, 0, { line: each.line, removed: each }),
      lines.map((line) => ({ line })),
    )

/** Where a removed line goes back to among the lines there are now. */
export const positionOf = (rows: readonly CartRow[], row: CartRow): number =>
  rows.slice(0, rows.indexOf(row)).filter(({ removed }) => removed === undefined).length
