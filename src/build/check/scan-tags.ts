/** A start tag of a page, and where it ends. */
export interface Tag {
  name: string
  /** As written; `attribute` reads one of them. */
  attributes: string
  end: number
}

const code = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g
const idAttribute = /\sid="([^"]*)"/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const decode = (text: string): string =>
  text.includes('&') ? text.replaceAll(/&([a-z]+|#\w+);/g, (whole, name: string) => entities[name] ?? whole) : text

/** Scripts and styles hold text that looks like tags. Their room stays, so that places in the text stay. */
export const withoutCode = (html: string): string => html.replaceAll(code, (whole) => ' '.repeat(whole.length))

/**
 * Start tags of some names, in pages as our own renderer writes them: every attribute in double quotes. A reader of any HTML takes
 * ten times as long, which thousands of pages feel; a test compares the two on every page of the site.
 */
export const tagScanner = (...names: string[]): ((html: string) => Tag[]) => {
  const startTag = new RegExp(`<(${names.join('|')})(?=[\\s/>])((?:[^">]+|"[^"]*")*)>`, 'g')
  return (html) =>
    [...html.matchAll(startTag)].map(({ 0: whole, 1: name = '', 2: attributes = '', index }) => ({
      name,
      attributes,
      end: index + whole.length,
    }))
}

/** All of them. */
export const scanTags = tagScanner('[a-z][a-zA-Z0-9]*')

/** Text between tags has its quotes escaped, so what looks like an id is one. */
export const scanIds = (html: string): string[] => [...html.matchAll(idAttribute)].map(([, id = '']) => decode(id))

export const attribute = ({ attributes }: Tag, name: string): string | undefined => {
  const start = ` ${name}="`
  const at = attributes.indexOf(start)
  if (at < 0) return undefined
  const from = at + start.length
  return decode(attributes.slice(from, attributes.indexOf('"', from)))
}
