import { body, colours, inner, right, rule, small, strong } from './look.ts'
import { a4, type Element, type Paper, type Place } from './paper.ts'
import type { StatementRow } from './statement.ts'

const left = a4.margin
const figures = 92
const nameWidth = inner - 3 * figures + 20

const columns: Record<'name' | 'quantity' | 'price' | 'amount', Omit<Place, 'y'>> = {
  name: { x: left, width: nameWidth - 12 },
  quantity: { x: left + nameWidth, width: figures - 20, align: 'right' },
  price: { x: right - 2 * figures, width: figures, align: 'right' },
  amount: { x: right - figures, width: figures, align: 'right' },
}

const headings = { name: 'What', quantity: 'Quantity', price: 'Price with GST', amount: 'Amount with GST' } as const
const cells = ['name', 'quantity', 'price', 'amount'] as const

const air = 6

export const headHeight = 20

/** What the columns are, once for screen readers and again on every page for the eye. */
export const drawColumnHeads = (paper: Paper, table: Element, y: number, isRepeated: boolean): void => {
  const row = isRepeated ? undefined : paper.open('TR', table)
  for (const cell of cells) {
    const place = { ...columns[cell], y }
    if (row === undefined) paper.repeat(headings[cell], small, place)
    else paper.write(row, 'TH', headings[cell], small, place, 'Column')
  }
  rule(paper, left, y + headHeight - 4, inner, colours.ink)
}

const textHeight = (paper: Paper, row: StatementRow): number => {
  const name = paper.heightOf(row.name, strong, columns.name.width)
  const note = row.note === '' ? 0 : paper.heightOf(row.note, small, columns.name.width)
  const amount = body.size * body.leading + (row.off === '' ? 0 : small.size * small.leading)
  return Math.max(name + note, amount)
}

export const rowHeight = (paper: Paper, row: StatementRow): number => textHeight(paper, row) + 2 * air

/** Returns the y below it. */
export const drawRow = (paper: Paper, table: Element, row: StatementRow, top: number): number => {
  const element = paper.open('TR', table)
  const y = top + air
  const name = paper.open('TD', element)
  const below = paper.write(name, 'P', row.name, strong, { ...columns.name, y })
  if (row.note !== '') paper.write(name, 'P', row.note, small, { ...columns.name, y: below })
  paper.write(element, 'TD', row.quantity, body, { ...columns.quantity, y })
  paper.write(element, 'TD', row.price, body, { ...columns.price, y })
  const amount = paper.open('TD', element)
  const under = paper.write(amount, 'P', row.amount, { ...body, colour: colours.ink }, { ...columns.amount, y })
  if (row.off !== '') paper.write(amount, 'P', row.off, small, { ...columns.amount, y: under })
  const bottom = top + rowHeight(paper, row)
  rule(paper, left, bottom, inner)
  return bottom
}
