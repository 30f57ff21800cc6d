/** A template keeps its braces: what reads it looks for them. */
const encoded = (path: string): string => encodeURI(path).replaceAll('%7B', '{').replaceAll('%7D', '}')

/** Structured data names pages and pictures by path, and its texts link to them; readers of it want whole addresses. */
export const withWholeAddresses = (value: unknown, publicUrl: string): unknown => {
  if (typeof value === 'string') {
    return value.startsWith('/') ? publicUrl + encoded(value) : value.replaceAll('href="/', `href="${publicUrl}/`)
  }
  if (Array.isArray(value)) return value.map((item) => withWholeAddresses(item, publicUrl))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withWholeAddresses(item, publicUrl)]))
}
