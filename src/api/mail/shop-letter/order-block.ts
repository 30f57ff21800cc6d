import type { Block } from '../letter/letter.ts'
import type { LeadWords } from './lead-words.ts'

/** One thing of an order, as a letter lists it. */
export interface GoodsRow {
  readonly name: string
  /** Beneath the name; may be empty. */
  readonly note: string
  /** What it comes to, or how many there are. */
  readonly amount: string
  /** Address of a picture of 76 × 62 px, drawn at twice that. */
  readonly picture?: string | undefined
}

export interface Sum {
  readonly label: string
  readonly value: string
  readonly isTotal?: boolean
}

/** A step on the way of an order. */
export interface Stage {
  readonly name: string
  readonly when: string
  readonly state: 'done' | 'now' | 'to-come'
}

/** What a letter about an order says beside what every letter can. */
export type OrderBlock =
  | Block
  /** The sentence that matters, with what matters most in it. */
  | ({ readonly kind: 'lead' } & LeadWords)
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly address: string }
  | { readonly kind: 'goods'; readonly rows: readonly GoodsRow[] }
  | { readonly kind: 'sums'; readonly sums: readonly Sum[] }
  | { readonly kind: 'stages'; readonly stages: readonly Stage[] }

export const lead = (before: string, strong = '', after = ''): OrderBlock => ({ kind: 'lead', before, strong, after })
export const note = (text: string): OrderBlock => ({ kind: 'note', text })
export const link = (label: string, address: string): OrderBlock => ({ kind: 'link', label, address })
export const goods = (rows: readonly GoodsRow[]): OrderBlock => ({ kind: 'goods', rows })
export const sums = (list: readonly Sum[]): OrderBlock => ({ kind: 'sums', sums: list })
export const stages = (...list: readonly Stage[]): OrderBlock => ({ kind: 'stages', stages: list })
