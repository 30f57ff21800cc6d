import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SitePage } from '../registry/site-page.ts'
import type { PageProblem } from './page-problem.ts'

/** An edition's own file is meant where it says what the head of the page says. */
const headFields = /^(seoTitle|seoDescription|title|question|summary|answer):/m

type Source = (problem: PageProblem) => string

const linkAsWritten = (link: string, edition: string): string[] => [link, link.replace(`/${edition}/`, '/{edition}/')]

/** Says where a problem can be mended: the file that holds a link, otherwise the file of the page's own entry. */
export const contentSource = (pages: readonly SitePage[], directory: string | undefined): Source => {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  if (directory === undefined) return ({ path: page }) => `entry ${byPath.get(page)?.entry ?? 'unknown'}`
  const nearby = path.relative(process.cwd(), directory)
  const shown = (file: string) => path.join(nearby.startsWith('..') ? directory : nearby, file)
  const files = globSync('*/**/*.{md,yaml}', { cwd: directory }).toSorted()
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(directory, file), 'utf8')]))

  const holding = (link: string, edition: string): string[] =>
    files.filter((file) => linkAsWritten(link, edition).some((written) => texts.get(file)?.includes(written)))

  return ({ path: at, link }) => {
    const { entry = '', edition = '' } = byPath.get(at) ?? {}
    const written = link === undefined ? [] : holding(link, edition)
    if (written.length > 0) return written.slice(0, 3).map(shown).join(', ')
    const own = files.find((file) => path.basename(file).replace(/\.(md|yaml)$/, '') === entry)
    const overlay = own?.replace(/\.(md|yaml)$/, `.${edition}.yaml`) ?? ''
    return shown(headFields.test(texts.get(overlay) ?? '') ? overlay : (own ?? entry))
  }
}
