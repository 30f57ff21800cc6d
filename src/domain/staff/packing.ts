import { readSerial } from '../after-sales/serial-number.ts'
import { byBay } from './bay-order.ts'

/** A line of an order on its way into the box. */
export interface PackLine {
  /** Which of the order’s lines it is. */
  readonly position: number
  readonly sku: string
  readonly name: string
  readonly picture: string
  /** Where it is; empty where it has no place. */
  readonly bay: string
  /** How many go in. */
  readonly pieces: number
}

/** How many pieces of each line are in the box, by its position. */
export type PiecesIn = Readonly<Record<number, number>>

interface Ordered {
  readonly sku: string
  readonly name: string
  readonly picture: string
  readonly quantity: number
  /** Paid back before it was sent: it stays on the shelf. */
  readonly refundedUnits: number
}

/** What goes into the box, in one walk along the bays. */
export const linesToPack = (
  lines: readonly Ordered[],
  shelves: readonly { readonly sku: string; readonly bay: string | null }[],
): PackLine[] =>
  lines
    .map(({ sku, name, picture, quantity, refundedUnits }, position) => {
      const bay = shelves.find((each) => each.sku === sku)?.bay ?? ''
      return { position, sku, name, picture, bay, pieces: quantity - refundedUnits }
    })
    .filter(({ pieces }) => pieces > 0)
    .toSorted(byBay)

export const inBox = (line: PackLine, pieces: PiecesIn): number => Math.min(pieces[line.position] ?? 0, line.pieces)

export const isFull = (line: PackLine, pieces: PiecesIn): boolean => inBox(line, pieces) === line.pieces

/** The next of which a piece goes in; undefined once all are in. */
export const nextLine = (lines: readonly PackLine[], pieces: PiecesIn): PackLine | undefined =>
  lines.find((line) => !isFull(line, pieces))

export const putIn = (line: PackLine, pieces: PiecesIn): PiecesIn => ({
  ...pieces,
  [line.position]: Math.min(inBox(line, pieces) + 1, line.pieces),
})

export const takeOut = (line: PackLine, pieces: PiecesIn): PiecesIn => ({
  ...pieces,
  [line.position]: Math.max(inBox(line, pieces) - 1, 0),
})

/** A tap counts one in; where all are in, it takes them back. */
export const tap = (line: PackLine, pieces: PiecesIn): PiecesIn =>
  isFull(line, pieces) ? { ...pieces, [line.position]: 0 } : putIn(line, pieces)

export type Scan =
  | { readonly kind: 'in'; readonly line: PackLine }
  | { readonly kind: 'too-many'; readonly line: PackLine }
  /** Ours, but of another order. */
  | { readonly kind: 'elsewhere'; readonly sku: string; readonly name: string }
  | { readonly kind: 'serial'; readonly printed: string }
  | { readonly kind: 'unknown'; readonly code: string }

interface Box {
  readonly lines: readonly PackLine[]
  readonly pieces: PiecesIn
  /** What else we sell, by SKU. */
  readonly names: ReadonlyMap<string, string>
  readonly thisYear: number
}

/** What a scan of a label means for this order. Two lines may have one SKU: what was bought, and what came for nothing. */
export const readScan = (typed: string, { lines, pieces, names, thisYear }: Box): Scan => {
  const code = typed.replaceAll(/\s/g, '').toUpperCase()
  const fitting = lines.filter(({ sku }) => sku.toUpperCase() === code)
  const open = nextLine(fitting, pieces)
  if (open !== undefined) return { kind: 'in', line: open }
  const full = fitting.at(-1)
  if (full !== undefined) return { kind: 'too-many', line: full }
  const name = names.get(code)
  if (name !== undefined) return { kind: 'elsewhere', sku: code, name }
  const serial = readSerial(code, thisYear)
  return serial.state === 'read' ? { kind: 'serial', printed: serial.serial.printed } : { kind: 'unknown', code }
}

/** Which order comes after one: the next of those that wait and were not put aside, then from the top. */
export const nextToPack = (
  waiting: readonly string[],
  aside: ReadonlySet<string>,
  current: string | undefined,
): string | undefined => {
  const at = current === undefined ? -1 : waiting.indexOf(current)
  const onwards = [...waiting.slice(at + 1), ...waiting.slice(0, Math.max(at, 0))]
  return onwards.find((number) => number !== current && !aside.has(number))
}
