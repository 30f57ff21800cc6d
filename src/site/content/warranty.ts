import type { CoverTerm } from '../../domain/after-sales/warranty-cover.ts'

export interface WarrantyModel {
  name: string
  /** The written warranty of the product. */
  months: number
  kind: string
  onSaleSince?: string
}

/** What a warranty covers in this edition, and the law beside it. */
export interface WarrantyData {
  /** By line, as they are listed. */
  models: { line: string; models: WarrantyModel[] }[]
  /** What the written warranty of a kind covers. */
  written: Record<string, string>
  /** Parts with a time of their own, and which kinds have them. */
  terms: (CoverTerm & { kinds: string[] })[]
  law: { name: string; text: string; months?: number; within?: string; after: string }
  /** The programme for the years after, where there is one. */
  care?: CoverTerm & { after: string; href: string }
  timeZone: string
  /** The day of the build. */
  today: string
}
