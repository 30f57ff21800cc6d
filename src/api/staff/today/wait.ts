import type { WaitKind } from '../../../domain/staff/wait-kind.ts'

/** Something that waits for staff, or several alike. */
export interface Wait {
  readonly kind: WaitKind
  /** Of one its number, reference or id, as its room knows it; empty where there are several. */
  readonly of: string
  readonly many: number
  /** Whom it is about, and what: as staff read it. */
  readonly who: string
  readonly what: string
  /** In cents, where it is about money. */
  readonly amount: number | null
  /** When it has to be done; null where nobody has promised. */
  readonly due: Date | null
}

/** Each of the first few by itself, and the others as one. Given by when they have to be done. */
export const fewAlone = (waits: readonly Wait[], alone: number): Wait[] => {
  if (waits.length <= alone + 1) return [...waits]
  const [first, ...rest] = waits.slice(alone)
  if (first === undefined) return [...waits]
  return [
    ...waits.slice(0, alone),
    { kind: first.kind, of: '', many: rest.length + 1, who: '', what: '', amount: null, due: first.due },
  ]
}
