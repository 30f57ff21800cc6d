import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type StartFiles, startFilesId } from '../src/runtime/late-start.ts'

/**
 * What the first load of every page weighs in two builds, compressed: the document, the code and styles that it lists, and the data.
 * Usage: node bench/builds-bytes.ts BEFORE AFTER
 */
const [before, after] = process.argv.slice(2)
if (before === undefined || after === undefined) {
  console.error('Name the folders of two builds: node bench/builds-bytes.ts BEFORE AFTER')
  process.exit(2)
}

const parts = ['document', 'code', 'styles', 'data'] as const
type Weights = Record<(typeof parts)[number], number>

const listOfFiles = new RegExp(`id="${startFilesId}">(.*?)</script>`, 's')

const weigh = (folder: string, page: string): Weights | undefined => {
  const list = listOfFiles.exec(readFileSync(path.join(folder, page), 'utf8'))?.[1]
  if (list === undefined) return undefined
  const { script, modules, styles, data }: StartFiles = JSON.parse(list)
  const sum = (files: string[]) =>
    [...new Set(files)].reduce((bytes, file) => {
      const whole = path.join(folder, file)
      return bytes + statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size
    }, 0)
  return { document: sum([page]), code: sum([script, ...modules]), styles: sum(styles), data: sum(data) }
}

const rows = globSync('**/index.html', { cwd: after }).flatMap((page) => {
  const [was, is] = existsSync(path.join(before, page)) ? [weigh(before, page), weigh(after, page)] : []
  if (was === undefined || is === undefined) return []
  const more: Weights = {
    document: is.document - was.document,
    code: is.code - was.code,
    styles: is.styles - was.styles,
    data: is.data - was.data,
  }
  return [{ page: `/${path.dirname(page)}/`, ...more, all: parts.reduce((all, part) => all + more[part], 0) }]
})

const mean = (figures: number[]) => (figures.reduce((sum, figure) => sum + figure, 0) / figures.length).toFixed(1)

const grown = rows.filter(({ all }) => all > 0).sort((one, other) => other.all - one.all)
console.log(`${rows.length} pages, ${grown.length} of them larger than before, bytes`)
console.log(`On average: ${parts.map((part) => `${part} ${mean(rows.map((row) => row[part]))}`).join(', ')}`)
if (grown.length > 0) console.table(grown.slice(0, 20))
