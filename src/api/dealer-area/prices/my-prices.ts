import { and, eq } from 'drizzle-orm'
import { dealerPrice, offForLine } from '../../../domain/dealers/dealer-price.ts'
import type { PriceList } from '../../../domain/dealers/price-list.ts'
import type { Cents } from '../../../domain/money/money.ts'
import type { Db } from '../../db/database.ts'
import { dealerTerms } from '../../db/schema/dealer-terms.ts'
import type { Dealership } from '../dealership.ts'

export interface PriceRow {
  readonly sku: string
  readonly name: string
  /** As people know it. */
  readonly line: string
  /** What the shop asks. */
  readonly recommended: Cents
  /** What this dealer pays; nothing where nothing is agreed. */
  readonly own: Cents | null
}

/** All that is sold in the edition of a dealer, and what they pay for it by their terms. */
export const myPrices = async (
  db: Db,
  { edition, slug }: Dealership,
  { lines, products }: PriceList,
): Promise<PriceRow[]> => {
  const terms = await db
    .select({ line: dealerTerms.line, off: dealerTerms.off })
    .from(dealerTerms)
    .where(and(eq(dealerTerms.edition, edition), eq(dealerTerms.dealer, slug)))
  const nameOf = new Map(lines.map(({ slug: line, name }) => [line, name]))
  return products.map(({ sku, name, line, price }) => {
    const off = offForLine(terms, line)
    return {
      sku,
      name,
      line: nameOf.get(line) ?? line,
      recommended: price,
      own: off === undefined ? null : dealerPrice(price, off),
    }
  })
}
