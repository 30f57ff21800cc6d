import { type PdfDictionary, readDictionary } from './pdf-dictionary.ts'
import { undoFilters } from './pdf-filters.ts'
import { undoPngRows } from './pdf-predictors.ts'
import { pdfToken } from './pdf-tokens.ts'

/** What all compressed collections of a file may come to, in all their layers. Real ones stay far below. */
const mostBytes = 32 * 1024 * 1024
const mostStreams = 2000
const longestDictionary = 1024 * 1024
/** Dictionaries inside of one another are read again and again, by whoever makes them so. */
const mostRead = 64 * 1024 * 1024

/** Readers know a collection by how it is used: its type may be missing, where its objects begin may not. */
const isCollection = (entries: PdfDictionary): boolean =>
  entries.has('/First') || entries.get('/Type')?.some((value) => value.includes('/ObjStm')) === true

/** The names of its filters, from the outermost on; nothing where they cannot be told. */
const chainOf = (entries: PdfDictionary): readonly string[] | undefined => {
  const values = entries.get('/Filter') ?? []
  // Two of a key let two programs read two documents, and data from a file elsewhere can be anything.
  if (values.length > 1 || entries.has('/F')) return undefined
  const names = (values[0] ?? []).filter((token) => token !== '[' && token !== ']' && token !== 'null')
  return names.every((name) => name.startsWith('/')) ? names : undefined
}

const figure = (tokens: readonly string[], key: string, usual: number): number => {
  const at = tokens.indexOf(key)
  return at < 0 ? usual : Number(tokens[at + 1])
}

/** Undoes what was done to make it compress better; nothing where that cannot be told. */
const withoutPredictor = (content: Buffer, entries: PdfDictionary, layers: number): Buffer | undefined => {
  const given = [...(entries.get('/DecodeParms') ?? []), ...(entries.get('/DP') ?? [])]
  if (given.length === 0) return content
  const [tokens = []] = given
  const predictor = figure(tokens, '/Predictor', 1)
  const isPlain = given.length === 1 && !tokens.includes('R') && !tokens.includes('/EarlyChange')
  if (isPlain && predictor === 1) return content
  const [columns, colours] = [figure(tokens, '/Columns', 1), figure(tokens, '/Colors', 1)]
  const isBytes =
    figure(tokens, '/BitsPerComponent', 8) === 8 && columns > 0 && columns < 1e6 && colours > 0 && colours < 5
  const isKnown = isPlain && layers === 1 && predictor >= 10 && isBytes
  return isKnown ? undoPngRows(content, { columns, pixelBytes: colours }) : undefined
}

const dataStart = (text: string, from: number): number | undefined => {
  const keyword = pdfToken(text, from)
  if (keyword?.text !== 'stream') return undefined
  const gap = /[\t ]*(?:\r\n|\n|\r)?/y
  gap.lastIndex = keyword.end
  gap.test(text)
  return gap.lastIndex
}

/**
 * The text of every compressed collection of objects, one at a time; `undefined` for one that cannot be opened. Nothing that a
 * file says of itself is believed, neither a table of its objects nor a length: every place where an object can begin is tried.
 */
export async function* objectStreamTexts(bytes: Buffer): AsyncGenerator<string | undefined> {
  const text = bytes.toString('latin1')
  let [left, read, streams] = [mostBytes, 0, 0]
  for (const { index } of text.matchAll(/(?<!end)obj/g)) {
    const from = index + 'obj'.length
    const { entries, end } = readDictionary(text.slice(from, from + longestDictionary), 0)
    read += end
    if (read > mostRead || (!entries && end >= longestDictionary)) return yield undefined
    const start = entries && isCollection(entries) ? dataStart(text, from + end) : undefined
    if (!entries || start === undefined) continue
    streams += 1
    if (streams > mostStreams) return yield undefined
    const chain = chainOf(entries)
    // Not compressed at all: it has been looked at with everything else.
    if (chain?.length === 0) continue
    const undone = chain && (await undoFilters(bytes.subarray(start), chain, left))
    left -= undone?.bytes ?? 0
    yield undone && withoutPredictor(undone.content, entries, chain.length)?.toString('latin1')
  }
}
