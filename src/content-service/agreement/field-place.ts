import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { defaultLocale, editionOf, type Locale } from '../../domain/edition/edition-code.ts'
import { splitFrontMatter } from '../load/split-front-matter.ts'

const lineIn = (file: string, field: string): number | undefined => {
  const source = readFileSync(file, 'utf8')
  const parts = file.endsWith('.md') ? splitFrontMatter(source) : { yaml: source, yamlOffset: 0, bodyLine: 1 }
  if (parts === undefined) return undefined
  if (field === 'body') return parts.bodyLine
  const lineCounter = new LineCounter()
  const document = parseDocument(parts.yaml, { lineCounter })
  const node = document.getIn(field.split('.'), true)
  return isNode(node) && node.range ? lineCounter.linePos(node.range[0]).line + parts.yamlOffset : undefined
}

/** Where an author finds a field: in the edition's own file if that has it, otherwise in the common one. */
export const placeOf = (
  directory: string,
  id: string,
  locale: Locale,
  field: string,
): { file: string; line: number } => {
  const stem = globSync(`*/**/${id}.{md,yaml}`, { cwd: directory })[0] ?? id
  const common = join(directory, stem)
  const own = common.replace(/\.(md|yaml)$/, `.${editionOf(locale)}.yaml`)
  for (const file of locale === defaultLocale ? [common] : [own, common]) {
    const line = existsSync(file) ? lineIn(file, field) : undefined
    if (line !== undefined) return { file, line }
  }
  return { file: common, line: 1 }
}
