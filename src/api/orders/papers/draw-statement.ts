import { drawHead, repeatHead } from './draw-head.ts'
import { drawColumnHeads, drawRow, headHeight, rowHeight } from './draw-rows.ts'
import { drawSums, sumsHeight } from './draw-sums.ts'
import { inner, small, waterline } from './look.ts'
import { paginate } from './paginate.ts'
import { a4, openPaper, type Paper } from './paper.ts'
import type { Statement } from './statement.ts'

const foot = 52
const otherTop = 84

const drawFoot = (paper: Paper, { facts }: Statement, page: number, pages: number): void => {
  waterline(paper)
  const y = a4.height - 36
  const contact = `${facts.companyName}, ${facts.companyNumber} · ${facts.phone} · ${facts.email}`
  paper.repeat(contact, small, { x: a4.margin, y, width: inner - 80 })
  paper.repeat(`Page ${page} of ${pages}`, small, { x: a4.margin + inner - 80, y, width: 80, align: 'right' })
}

/** As many sheets as it takes, each with its head and its number. */
export const drawStatement = async (statement: Statement): Promise<Buffer> => {
  const { facts, title, number, date, rows } = statement
  const paper = openPaper({
    title: `${title} ${number}`,
    author: facts.companyName,
    lang: facts.locale,
    date: new Date(`${date}T00:00:00Z`),
  })
  const firstTop = drawHead(paper, statement) + 26
  const bottom = a4.height - foot
  const pages = paginate(
    rows.map((row) => rowHeight(paper, row)),
    {
      first: bottom - firstTop - headHeight,
      next: bottom - otherTop - headHeight,
      closing: sumsHeight(paper, statement),
    },
  )
  const table = paper.open('Table')
  let y = firstTop
  for (const [index, onPage] of pages.entries()) {
    if (index > 0) {
      paper.nextPage()
      y = repeatHead(paper, statement)
    }
    drawColumnHeads(paper, table, y, index > 0)
    y += headHeight - 4
    for (const at of onPage) {
      const row = rows[at]
      if (row !== undefined) y = drawRow(paper, table, row, y)
    }
    if (index === pages.length - 1) drawSums(paper, statement, y)
    drawFoot(paper, statement, index + 1, pages.length)
  }
  return paper.finish()
}
