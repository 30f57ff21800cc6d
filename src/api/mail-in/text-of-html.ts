/** Nobody reads on; what takes longer to read than to write is an attack. */
const longestHtml = 1_000_000

/** What stands in these is for machines. */
const unread = new Set(['style', 'script', 'head', 'title', 'template', 'noscript', 'svg', 'object'])

const blocks = new Set([
  ...['p', 'div', 'table', 'tr', 'ul', 'ol', 'section', 'article', 'header', 'footer', 'pre', 'hr', 'dl', 'dt', 'dd'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
])

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  deg: '°',
  copy: '©',
  euro: '€',
  pound: '£',
  eacute: 'é',
}

const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi,
    (whole, hex, digits, name: string | undefined) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
    },
  )

/** Text between tags as it is shown: white space is one space, except where a line was meant. */
const createSheet = () => {
  const lines: string[] = []
  // In pieces: a line that grows would be read anew by each look at it.
  let [prefix, begun]: [string, string[]] = ['', []]
  let quotes = 0
  const breakLine = () => {
    lines.push(`${prefix}${begun.join('')}`)
    prefix = '> '.repeat(Math.min(quotes, 5))
    begun = []
  }
  return {
    breakLine,
    beginBlock: () => {
      if (begun.length > 0) breakLine()
    },
    write: (text: string) => {
      const shown = text.replaceAll(/\s+/g, ' ')
      const piece = begun.length > 0 ? shown : shown.trimStart()
      if (piece !== '') begun.push(piece)
    },
    quote: (by: 1 | -1) => {
      quotes = Math.max(0, quotes + by)
      if (begun.length > 0) breakLine()
      else prefix = '> '.repeat(Math.min(quotes, 5))
    },
    text: () => {
      breakLine()
      const last = lines.findLastIndex((line) => /[^> ]/.test(line))
      const kept = lines.slice(0, last + 1).map((line) => line.trimEnd())
      return kept
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()
    },
  }
}

/** A mail that comes as HTML alone, as plain text: what was quoted begins with `>`, as in mails that say so themselves. */
export const textOfHtml = (whole: string): string => {
  const html = whole.slice(0, longestHtml)
  const sheet = createSheet()
  let skipped: string | undefined
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    const text = html.slice(at, open < 0 ? undefined : open)
    if (skipped === undefined && text !== '') sheet.write(decoded(text))
    if (open < 0) break
    const isComment = html.startsWith('<!--', open)
    const close = isComment ? html.indexOf('-->', open) : html.indexOf('>', open)
    if (close < 0) break
    at = close + (isComment ? 3 : 1)
    const [, slash, tag = ''] = /^<(\/?)([a-z][a-z\d]*)/i.exec(html.slice(open, open + 16)) ?? []
    const name = tag.toLowerCase()
    const isEnd = slash === '/'
    if (skipped !== undefined) {
      if (isEnd && name === skipped) skipped = undefined
      continue
    }
    if (unread.has(name) && !isEnd && html[close - 1] !== '/') skipped = name
    else if (name === 'br') sheet.breakLine()
    else if (name === 'blockquote') sheet.quote(isEnd ? -1 : 1)
    else if (name === 'li' && !isEnd) {
      sheet.beginBlock()
      sheet.write('- ')
    } else if (name === 'td' || name === 'th') sheet.write(' ')
    else if (blocks.has(name)) sheet.beginBlock()
  }
  return sheet.text()
}
