export interface FrontMatter {
  yaml: string
  /** Lines before the first line of YAML. */
  yamlOffset: number
  body: string
  bodyLine: number
}

const opening = /^---[ \t]*\r?\n/
const closing = /^---[ \t]*(?:\r?\n|$)/m

/** A Markdown file's fields and its body; nothing if the fields are not fenced by two `---` lines. */
export const splitFrontMatter = (source: string): FrontMatter | undefined => {
  const text = source.replace(/^\uFEFF/, '')
  const start = opening.exec(text)
  if (!start) return undefined
  const rest = text.slice(start[0].length)
  const end = closing.exec(rest)
  if (!end) return undefined
  const yaml = rest.slice(0, end.index)
  const after = rest.slice(end.index + end[0].length)
  const body = after.trim()
  const blank = after.length - after.trimStart().length
  const beforeBody = text.length - after.length + (body === '' ? 0 : blank)
  return { yaml, yamlOffset: 1, body, bodyLine: countLines(text.slice(0, beforeBody)) }
}

const countLines = (text: string): number => text.split('\n').length
