import type { Sum } from '../../mail/shop-letter/order-block.ts'
import { body, colours, heading, inner, right, rule, small } from './look.ts'
import { a4, baselineOf, type Element, type Paper, type TextStyle } from './paper.ts'
import type { Statement } from './statement.ts'

const width = 232
const left = right - width
const line = 19
const totalLine = 42
const above = 18
const remarkWidth = inner - width - 40

const heightOfSums = (sums: readonly Sum[]): number =>
  sums.reduce((sum, { isTotal = false }) => sum + (isTotal ? totalLine : line), 0)

const heightOfRemarks = (paper: Paper, remarks: readonly string[]): number =>
  remarks.reduce((sum, remark) => sum + paper.heightOf(remark, body, remarkWidth) + 6, 0)

/** With the air above it. */
export const sumsHeight = (paper: Paper, { sums, remarks }: Statement): number =>
  above + Math.max(heightOfSums(sums) + small.size * small.leading + 8, heightOfRemarks(paper, remarks))

/** However much it is, it stands on one line. */
const totalStyle = (paper: Paper, value: string, room: number): TextStyle =>
  [22, 19, 16].map(heading).find((style) => paper.heightOf(value, style, room) < style.size * 2) ?? heading(12)

const drawTotal = (paper: Paper, row: Element, { label, value }: Sum, y: number): void => {
  const baseline = y + 29
  const named = heading(13)
  const room = width - 84
  const style = totalStyle(paper, value, room)
  rule(paper, left, y + 4, width, colours.ink)
  paper.write(row, 'TH', label, named, { x: left, y: baseline - baselineOf(named), width: 84 }, 'Row')
  paper.write(row, 'TD', value, style, { x: left + 84, y: baseline - baselineOf(style), width: room, align: 'right' })
}

const drawSum = (paper: Paper, table: Element, sum: Sum, y: number): number => {
  const row = paper.open('TR', table)
  if (sum.isTotal === true) {
    drawTotal(paper, row, sum, y)
    return y + totalLine
  }
  const half = width / 2
  paper.write(row, 'TH', sum.label, body, { x: left, y, width: half }, 'Row')
  paper.write(row, 'TD', sum.value, body, { x: left + half, y, width: half, align: 'right' })
  return y + line
}

/** From the goods to the total at the right, and what else there is to say beside it. */
export const drawSums = (paper: Paper, { sums, tax, remarks }: Statement, top: number): void => {
  const block = paper.open('Sect')
  const table = paper.open('Table', block)
  let y = top + above
  for (const sum of sums) y = drawSum(paper, table, sum, y)
  paper.write(block, 'P', tax, small, { x: left, y, width, align: 'right' })
  let beside = top + above
  for (const remark of remarks)
    beside = paper.write(block, 'P', remark, body, { x: a4.margin, y: beside, width: remarkWidth }) + 6
}
