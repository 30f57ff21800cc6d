export const maximumParts = 10_000
export const maximumLevels = 32

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/**
 * Whether JSON has few enough lists, objects and entries to be parsed at once. A megabyte of text is parsed in a
 * millisecond, a megabyte of brackets in a hundred.
 */
export const isModestJson = (text: string): boolean => {
  let level = 0
  let parts = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (character === quote) at = endOfString(text, at)
    else if (opening.has(character)) {
      level += 1
      parts += 1
    } else if (closing.has(character)) level -= 1
    else if (character === comma) parts += 1
    if (level > maximumLevels || parts > maximumParts) return false
  }
  return true
}

const endOfString = (text: string, start: number): number => {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (character === quote) return at
    if (character === backslash) at += 1
  }
  return text.length
}
