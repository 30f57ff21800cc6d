import type { Cents } from '../money/money.ts'

/** What a dealer pays less, in tenths of a percent; an empty line is all of them. */
export interface DealerTerm {
  readonly line: string
  readonly off: number
}

/** What is agreed for a line counts before what is agreed for all. Undefined where nothing is agreed. */
export const offForLine = (terms: readonly DealerTerm[], line: string): number | undefined =>
  (terms.find((term) => term.line === line) ?? terms.find((term) => term.line === ''))?.off

/** To the whole cent; half a cent is the dealer's. */
export const dealerPrice = (recommended: Cents, off: number): Cents =>
  Math.ceil((recommended * (1000 - off)) / 1000 - 0.5) as Cents
