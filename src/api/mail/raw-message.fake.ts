const fromBytes = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8')

const fromQuotedPrintable = (text: string): string =>
  fromBytes(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  )

/** The headers of a message off the wire, unfolded and decoded, one a line. */
export const headersOf = (raw: string): string =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll('\r\n', '\n')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, word: string) => fromQuotedPrintable(word.replaceAll('_', ' ')))

/** The part of this media type, decoded. */
export const partOf = (raw: string, mediaType: string): string => {
  const boundary = /boundary="(.+?)"/.exec(raw)?.[1]
  const parts = raw.split(new RegExp(`\r\n--${boundary}(?:--)?\r\n`))
  const part = parts.find((candidate) => candidate.startsWith(`Content-Type: ${mediaType}`)) ?? ''
  const body = part.slice(part.indexOf('\r\n\r\n') + 4)
  const text = part.includes('quoted-printable') ? fromQuotedPrintable(body) : fromBytes(body)
  return text.replaceAll('\r\n', '\n')
}
