import type { Cents } from '../money/money.ts'

/** What somebody types to pay less. One to an order. Whether it may be used, and why not: `applyCode`. */
export interface PromotionCode {
  /** In capitals: whatever is typed is read so. */
  code: string
  /** What it is, in words for the visitor: "10 % off parts". */
  name: string
  benefit:
    | { kind: 'percentage'; percent: number }
    | { kind: 'amount'; cents: Cents }
    /** Of what delivery to metro and regional postcodes costs. */
    | { kind: 'free-delivery' }
  /** The goods must be worth as much. */
  minimum: Cents
  /** First and last day, both included, in the edition's time zone. */
  startsOn: string
  endsOn: string
  oncePerCustomer: boolean
}

/** A code as it was typed, in the way codes are written. */
export const normalCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '')

/** 3 to 40 capitals and digits, none left out. */
export const isCode = (code: string): boolean => /^[A-Z0-9]{3,40}$/.test(code)

export const findCode = (codes: readonly PromotionCode[], typed: string): PromotionCode | undefined => {
  const wanted = normalCode(typed)
  return codes.find(({ code }) => normalCode(code) === wanted)
}
