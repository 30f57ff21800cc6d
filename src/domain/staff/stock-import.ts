import { isDay } from '../calendar/calendar.ts'
import { type CsvRow, readCsv } from './read-csv.ts'

export const mostImportLines = 2000

/** No shelf of ours has more. */
export const mostUnits = 100_000

export const longestBay = 12

/** What one line says. What it leaves empty stays as it is; a dash takes it away. */
export interface ImportLine {
  readonly line: number
  readonly sku: string
  readonly onHand: number
  readonly bay?: string | null
  readonly backOn?: string | null
}

/** What a line would change, or what is wrong with it. */
export type PlannedLine = Pick<ImportLine, 'line' | 'sku'> &
  (
    | { readonly state: 'wrong'; readonly problem: string }
    | { readonly state: 'same' | 'change'; readonly before: Counted; readonly after: Counted }
  )

/** What a count was, or would be. */
export interface Counted {
  readonly onHand: number
  readonly bay: string | null
  readonly backOn: string | null
}

export interface KnownCount extends Counted {
  /** At the checkout. */
  readonly held: number
}

interface Wrong {
  readonly line: number
  readonly sku: string
  readonly problem: string
}

export type ImportRead =
  | { readonly ok: true; readonly lines: readonly (ImportLine | Wrong)[] }
  | { readonly ok: false; readonly problem: string }

const columns = ['sku', 'onhand', 'bay', 'backon'] as const

type Column = (typeof columns)[number]

/** "On hand", "on_hand" and "onHand" are one. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/** By its heading, where the first line has one; else in the order they are asked for. */
const columnsOf = (first: CsvRow): readonly (Column | undefined)[] | undefined => {
  const named = first.cells.map((cell) => columns.find((each) => each === plain(cell)))
  return named.includes('sku') ? named : undefined
}

/** 3/12/2026, as our spreadsheets write it, or 2026-12-03. */
const readDay = (written: string): string | undefined => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? []
  const iso = year === '' ? written : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : undefined
}

const orTakenAway = (written: string): string | null => (written === '-' || written === '–' ? null : written)

const readLine = ({ line, cells }: CsvRow, order: readonly (Column | undefined)[]): ImportLine | Wrong => {
  const of = (column: Column): string => cells[order.indexOf(column)]?.trim() ?? ''
  const sku = of('sku').toUpperCase()
  const wrong = (problem: string): Wrong => ({ line, sku, problem })
  if (sku === '') return wrong('There is no SKU.')
  const written = of('onhand')
  if (!/^\d{1,6}$/.test(written) || Number(written) > mostUnits)
    return wrong(written === '' ? 'There is no number.' : `“${written.slice(0, 20)}” is not a whole number.`)
  const bay = orTakenAway(of('bay'))
  if (bay !== null && bay.length > longestBay) return wrong(`A bay has at most ${longestBay} characters.`)
  const asked = orTakenAway(of('backon'))
  const backOn = asked === null || asked === '' ? asked : readDay(asked)
  if (backOn === undefined) return wrong(`“${asked?.slice(0, 20)}” is not a day, such as 2026-12-03.`)
  return { line, sku, onHand: Number(written), ...(bay !== '' && { bay }), ...(backOn !== '' && { backOn }) }
}

const withoutDoubles = (lines: readonly (ImportLine | Wrong)[]): (ImportLine | Wrong)[] => {
  const first = new Map<string, number>()
  return lines.map((each) => {
    const before = first.get(each.sku)
    if (each.sku !== '' && before !== undefined)
      return { line: each.line, sku: each.sku, problem: `It stands in line ${before}, too.` }
    first.set(each.sku, each.line)
    return each
  })
}

/** A table of counts, as it was pasted. */
export const readImport = (text: string): ImportRead => {
  const rows = readCsv(text)
  const [first] = rows
  if (first === undefined) return { ok: false, problem: 'There is nothing in it.' }
  const named = columnsOf(first)
  if (named !== undefined && !named.includes('onhand'))
    return { ok: false, problem: 'The first line has no onHand. Call the columns sku, onHand, bay and backOn.' }
  const body = named === undefined ? rows : rows.slice(1)
  if (body.length === 0) return { ok: false, problem: 'Only the names of the columns are in it.' }
  if (body.length > mostImportLines)
    return { ok: false, problem: `It has ${body.length} lines. Take ${mostImportLines} at a time.` }
  return { ok: true, lines: withoutDoubles(body.map((row) => readLine(row, named ?? columns))) }
}

const whyNot = ({ sku, onHand, backOn }: ImportLine, known: KnownCount | undefined, today: string) => {
  if (known === undefined) return `Nothing of SKU ${sku} is counted.`
  if (onHand < known.held && onHand < known.onHand)
    return `${known.held === 1 ? 'One is' : `${known.held} are`} held at the checkout.`
  if (backOn && backOn !== known.backOn && backOn <= today) return `${backOn} has passed.`
  return undefined
}

/** Line by line what it would change, as it is now. */
export const planImport = (
  lines: readonly (ImportLine | Wrong)[],
  known: ReadonlyMap<string, KnownCount>,
  today: string,
): PlannedLine[] =>
  lines.map((each) => {
    const { line, sku } = each
    if ('problem' in each) return { line, sku, state: 'wrong', problem: each.problem }
    const now = known.get(sku)
    const problem = whyNot(each, now, today)
    if (problem !== undefined || now === undefined) return { line, sku, state: 'wrong', problem: problem ?? '' }
    const before: Counted = { onHand: now.onHand, bay: now.bay, backOn: now.backOn }
    const { onHand, bay = before.bay, backOn = before.backOn } = each
    const isSame = onHand === before.onHand && bay === before.bay && backOn === before.backOn
    return { line, sku, state: isSame ? 'same' : 'change', before, after: { onHand, bay, backOn } }
  })
