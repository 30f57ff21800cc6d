import { cleanLine, cleanText, shortened } from '../../../mail/clean-words.ts'

// Whatever a mail client takes for the middle of an address: dots of any script between letters or figures, and slashes.
const dots = /(?<=[^\s.。．｡])([.。．｡])(?=[^\s.。．｡])/gu
const slashes = /\/{2,}|\\{2,}/g
const scheme = /(?<=[a-z]):(?=\S)/gi

const withoutLinks = (line: string): string =>
  line.replaceAll('@', ' at ').replaceAll(dots, '$1 ').replaceAll(slashes, '/').replaceAll(scheme, ': ')

/**
 * Typed words as one line that no mail client makes a link of: an order can be placed in somebody else's name, and a letter of ours
 * carries no advertisement.
 */
export const unlinked = (typed: string, longest: number): string =>
  shortened(cleanLine(withoutLinks(cleanLine(typed))), longest)

/** The same for what may have paragraphs. */
export const unlinkedText = (typed: string, longest: number): string =>
  shortened(cleanText(cleanText(typed).split('\n').map(withoutLinks).join('\n')), longest)
