import type { FoundKind } from '../../../domain/staff/found-kind.ts'

/** Something of the desk that has the words in it. */
export interface Found {
  readonly kind: FoundKind
  /** What leads to it: a number, a reference, an id; of a return the order's number. */
  readonly of: string
  readonly title: string
  readonly detail: string
  /** In one word, by kind: an order's state, the form of a case, somebody's role, where something lies. */
  readonly state: string
  /** In cents of an order, in units of goods. */
  readonly amount: number | null
  /** It is called just what was typed. */
  readonly isExact: boolean
}

export interface FindAsked {
  /** As typed. */
  readonly typed: string
  /** The same, word by word. */
  readonly words: readonly string[]
  readonly most: number
}
