/** Characters that cannot be seen, and that turn around what can: nobody types them, and mail and lists are better without. */
const unseen = /(?!\n)[\p{Cc}\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** A text of several lines as it is kept: one kind of line break, composed letters, nothing unseen. */
export const severalLines = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(unseen, '')
    .normalize('NFC')
    .replaceAll(/[^\S\n]+$/gm, '')
    .trim()

/** The same for a text that has one line. */
export const oneLine = (text: string): string => severalLines(text).replaceAll(/\s+/g, ' ')
