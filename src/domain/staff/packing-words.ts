import { inBox, type PackLine, type PiecesIn, type Scan } from './packing.ts'

/** A kind of thing, and not a name of ours: "Fine filter, S series", "Brush set, compact". */
const isKind = (name: string): boolean => /^[A-Z][a-z]+(,| [a-z]|$)/.test(name) && !ownNames.has(name)

/** One word alone does not show what it is. */
const ownNames: ReadonlySet<string> = new Set(['Niya', 'Skimmi'])

/** As a sentence goes on: "the fine filter, S series", "the Dolphin S 300i". */
export const theThing = (name: string): string =>
  `the ${isKind(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name}`

const withoutKind = (name: string): string => name.split(',')[0] ?? name

/** Without what it is for, unless the order has two of that name. */
const theShort = ({ name }: PackLine, lines: readonly PackLine[]): string => {
  const short = withoutKind(name)
  const isTwice = lines.some((each) => each.name !== name && withoutKind(each.name) === short)
  return theThing(isTwice ? name : short)
}

/** What the main button says of the next piece: "Put in the fine filter, 1 of 2". */
export const nextWords = (line: PackLine, lines: readonly PackLine[], pieces: PiecesIn): string => {
  const nth = line.pieces === 1 ? '' : `, ${inBox(line, pieces) + 1} of ${line.pieces}`
  return `Put in ${theShort(line, lines)}${nth}`
}

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const inWords = (count: number): string => numbers[count] ?? `${count}`

/** What is said of one of which there are several: "Take two, 1 is in". */
export const takeWords = (line: PackLine, pieces: PiecesIn): string | undefined => {
  if (line.pieces === 1) return undefined
  const has = inBox(line, pieces)
  if (has === line.pieces) return 'All are in'
  return has === 0
    ? `Take ${inWords(line.pieces)}`
    : `Take ${inWords(line.pieces)}, ${has} ${has === 1 ? 'is' : 'are'} in`
}

/** What was counted, for whoever does not see it. */
export const countedWords = (line: PackLine, pieces: PiecesIn): string =>
  `${line.name}: ${inBox(line, pieces)} of ${line.pieces} in.`

/** What a scan was that does not count. */
export const wrongScanWords = (scan: Exclude<Scan, { kind: 'in' }>): string => {
  if (scan.kind === 'elsewhere') return `That is ${theThing(scan.name)}, ${scan.sku}: it is not in this order.`
  if (scan.kind === 'serial') return `${scan.printed} is a serial number. Scan the label with the SKU.`
  if (scan.kind === 'unknown') return `“${scan.code}”: nothing in this order has that label.`
  const { name, pieces } = scan.line
  return `One too many of ${theThing(name)}: ${pieces} of ${pieces} ${pieces === 1 ? 'is' : 'are'} in.`
}

export interface Trouble {
  readonly what: 'missing' | 'broken'
  readonly line: Pick<PackLine, 'name' | 'sku'> | undefined
  readonly words: string
}

/** The note on an order that could not be packed: "Not packed. Missing: Caddy, PW-CADDY. Bay 7B is empty." */
export const troubleNote = ({ what, line, words }: Trouble): string => {
  const kind = what === 'missing' ? 'Missing' : 'Broken'
  const which = line === undefined ? '' : `${kind}: ${line.name}, ${line.sku}.`
  return ['Not packed.', which, words.trim()].filter((part) => part !== '').join(' ')
}
