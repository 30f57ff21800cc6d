import type { Cents } from '../money/money.ts'

/** Writes what reasons are made of as the edition does. */
export interface InWriting {
  money(cents: Cents): string
  figure(value: number): string
}
