/** Something that is known already and stands in the letter. */
export interface Given {
  title: string
  text: string
}

/** A letter with its headings already in it: opens in the visitor's own e-mail program. */
export const letterHref = (
  address: string,
  subject: string,
  fields: string[],
  given: readonly Given[] = [],
): string => {
  const known = given.map(({ title, text }) => `${title}: ${text}\r\n`)
  const body = [...known, ...fields.map((field) => `${field}: \r\n`)].join('\r\n')
  return `${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
