/** A spreadsheet would reckon with these, or run them: with an apostrophe before it, a value is words. */
const begun = /^(?:[\t\r\n]|[\s\u200b\u2060]*[=+\-@＝＋－＠])/

/** Where semicolons or tabs part cells, as in South Africa, these begin one in the middle of a value: there quotes keep nothing together. */
const begunWithin = /([;\t\r\n][\s"']{0,20})([=+\-@＝＋－＠])/g

const cell = (value: string | number | null): string => {
  if (value === null) return ''
  // A figure is a figure, also below nought; a text that looks like one may be anything.
  const text = typeof value === 'number' ? String(value) : value.replace(begun, "'$&").replaceAll(begunWithin, "$1'$2")
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a CSV file (RFC 4180), with its end. */
export const csvLine = (values: readonly (string | number | null)[]): string => `${values.map(cell).join(',')}\r\n`
