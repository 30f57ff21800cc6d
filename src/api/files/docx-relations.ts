const unescaped = (xml: string): string =>
  xml
    .replaceAll(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replaceAll('&amp;', '&')

/** XML as text with its letters written plainly, so that words in it can be looked for. */
export const xmlText = (content: Buffer): string => {
  const [first, second] = content
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return unescaped(new TextDecoder(isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(content))
}

const attribute = (element: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element)?.slice(1).find(Boolean) ?? ''

// A click away, or shown without being run.
const harmless = /\/(?:hyperlink|image)$/

// Word notes where on its author's own disk the template was.
const onAuthorsDisk = /^(?:file:\/{3})?[a-z]:[\\/]|^[^:\\/]+$/i

/** Whether Word would fetch something from elsewhere on opening a document with these relations. */
export const fetchesFromElsewhere = (relations: string): boolean => {
  for (const [element] of relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    const mode = attribute(element, 'TargetMode')
    const isOutside = mode !== '' && mode !== 'Internal'
    if (isOutside && !harmless.test(attribute(element, 'Type')) && !onAuthorsDisk.test(attribute(element, 'Target'))) {
      return true
    }
  }
  return false
}
