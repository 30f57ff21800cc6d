/** A letter with its headings already in it: opens in the visitor's own e-mail program. */
export const letterHref = (address: string, subject: string, fields: string[]): string => {
  const body = fields.map((field) => `${field}: \r\n`).join('\r\n')
  return `${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
