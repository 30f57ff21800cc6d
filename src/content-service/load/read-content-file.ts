import { createHash } from 'node:crypto'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { defaultLocale } from '../../domain/edition/edition-code.ts'
import type { ContentType } from '../model/field.ts'
import { dateReason } from './check-value.ts'
import { describePath, describeValue, type Path } from './describe-value.ts'
import type { ContentFile } from './find-content-files.ts'
import { inspectFields, isGroup } from './inspect-fields.ts'
import type { Problem } from './problem.ts'
import { splitFrontMatter } from './split-front-matter.ts'

/** What one file says, checked as far as it can be without the others. Plain data, so that it can be cached. */
export interface ParsedFile {
  /** Of the text. */
  hash: string
  values: Record<string, unknown>
  draft: boolean
  published?: string
  lines: Record<string, number>
  references: { field: string; line: number; id: string; to?: string }[]
  problems: Problem[]
}

const hints: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY: ' (text that contains ": " must stand in quotes)',
  BAD_SCALAR_START: ' (text that begins with this character must stand in quotes)',
  TAB_AS_INDENT: ' (indent with spaces)',
}

export const readContentFile = (file: ContentFile, source: string, typeOf: (id: string) => ContentType): ParsedFile => {
  const { type, path } = file
  const problems: Problem[] = []
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16)
  const parsed: ParsedFile = { hash, values: {}, draft: false, lines: {}, references: [], problems }
  const report = (line: number, field: string | undefined, reason: string) =>
    problems.push({ file: path, line, ...(field === undefined ? {} : { field }), reason })

  const parts = file.format === 'md' ? splitFrontMatter(source) : { yaml: source, yamlOffset: 0, body: '', bodyLine: 1 }
  if (!parts) {
    report(1, undefined, 'must begin with its fields between two lines of ---')
    return parsed
  }
  const lineCounter = new LineCounter()
  const document = parseDocument(parts.yaml, { lineCounter, prettyErrors: false })
  const lineOf = (offset: number) => lineCounter.linePos(offset).line + parts.yamlOffset
  for (const error of document.errors) {
    report(lineOf(error.pos[0]), undefined, `is not valid YAML: ${error.message}${hints[error.code] ?? ''}`)
  }
  if (document.errors.length > 0) return parsed

  const data: unknown = document.toJS() ?? {}
  if (!isGroup(data)) {
    report(1, undefined, `must be a list of fields with their values, is ${describeValue(data)}`)
    return parsed
  }
  /** The line of a path, or of the nearest thing around it that exists. */
  const lineAt = (at: Path): number => {
    for (let length = at.length; length > 0; length -= 1) {
      const node = document.getIn(at.slice(0, length), true)
      if (isNode(node) && node.range) return lineOf(node.range[0])
    }
    return 1
  }

  const { draft, published, ...values } = data
  const overlay = file.locale !== defaultLocale
  if (overlay) {
    for (const name of ['draft', 'published']) {
      if (name in data) report(lineAt([name]), name, 'belongs in the file without an edition in its name')
    }
  }
  if (draft !== undefined && typeof draft !== 'boolean') {
    report(lineAt(['draft']), 'draft', `must be true or false, is ${describeValue(draft)}`)
  }
  const publishedReason = published === undefined ? undefined : dateReason(published)
  if (publishedReason) report(lineAt(['published']), 'published', publishedReason)
  parsed.draft = draft === true
  if (typeof published === 'string') parsed.published = published

  let bodyLine: number | undefined
  if (parts.body !== '') {
    if (type.bodyField === undefined) {
      report(parts.bodyLine, undefined, `a ${type.id} has no text below its fields`)
    } else if (type.bodyField in values) {
      report(lineAt([type.bodyField]), type.bodyField, 'is given twice: here and below the fields')
    } else {
      values[type.bodyField] = parts.body
      bodyLine = parts.bodyLine
    }
  }

  const { findings, references } = inspectFields(type, values, { overlay, typeOf })
  const fieldLine = (at: Path) => (bodyLine !== undefined && at[0] === type.bodyField ? bodyLine : lineAt(at))
  for (const { path: at, reason } of findings) report(fieldLine(at), describePath(at), reason)
  parsed.values = values
  parsed.references = references.map(({ path: at, ...reference }) => ({
    ...reference,
    field: describePath(at),
    line: lineAt(at),
  }))
  for (const [name, field] of Object.entries(type.fields)) {
    if ((field.unique || name === 'file') && name in values) parsed.lines[name] = fieldLine([name])
  }
  return parsed
}
