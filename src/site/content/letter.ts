/** A letter with its headings already in it, and what is known under them: opens in the visitor's own e-mail program. */
export const letterHref = (
  address: string,
  subject: string,
  fields: readonly string[],
  known: Readonly<Record<string, string>> = {},
): string => {
  const body = fields.map((field) => `${field}: ${known[field] ?? ''}\r\n`).join('\r\n')
  return `${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
