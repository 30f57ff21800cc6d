const mostWords = 6

/** One letter begins too much to be of help. */
const shortest = 2

/**
 * What was typed, word by word, as it is looked for: by how words begin, in small letters. Marks that people leave out or set
 * differently do not count.
 */
export const searchWords = (typed: string): string[] =>
  typed
    .toLowerCase()
    .replaceAll(/[’'.()]/g, (mark) => (mark === '.' ? '.' : ''))
    .split(/[\s,;]+/)
    .filter((word) => word.length >= shortest)
    .slice(0, mostWords)
