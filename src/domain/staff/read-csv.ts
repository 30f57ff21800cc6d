export interface CsvRow {
  /** As an editor counts lines, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

const separators = [',', ';', '\t'] as const

/** Cells in quotes, which may hold anything, ends of line too. */
const quotedCells = /(^|[,;\t\r\n])[^\S\t\r\n]*"(?:[^"]|"")*(?:"|$)/g

/** What stands between the cells of the first line that says anything: spreadsheets differ by country, and what is pasted has tabs. */
const separatorOf = (text: string): string => {
  const lines = text.replaceAll(quotedCells, '$1"').split(/\r\n|\n|\r/)
  const first = lines.find((line) => line.trim() !== '') ?? ''
  const counted = separators.map((each) => ({ each, count: first.split(each).length }))
  return counted.toSorted((one, other) => other.count - one.count)[0]?.each ?? ','
}

/** A table as spreadsheets write it: quotes, any end of line, a mark at the beginning. Lines without anything are left out. */
export const readCsv = (written: string): CsvRow[] => {
  const text = written.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let [line, begun, cell, isQuoted] = [1, 1, '', false]
  let cells: string[] = []
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((each) => each !== '')) rows.push({ line: begun, cells })
    cells = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    const isEnd = letter === '\n' || letter === '\r'
    if (isEnd && !(letter === '\r' && text[at + 1] === '\n')) line += 1
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (isQuoted && letter === '"') isQuoted = false
    else if (isQuoted) cell += letter
    else if (letter === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (letter === separator) endCell()
    else if (isEnd) {
      if (letter === '\r' && text[at + 1] === '\n') continue
      endRow()
      begun = line
    } else cell += letter
  }
  endRow()
  return rows
}
