/** A piece of a text: as it was and stays, gone, or new. */
export interface MarkedPiece {
  readonly text: string
  readonly mark: 'same' | 'gone' | 'new'
}

/** Words, and what stands between them: a word that came last has no comma any more, and is the same word. */
const pieces = (text: string): string[] => text.split(/(\s+|[,;](?=\s|$))/).filter((piece) => piece !== '')

/** How many pieces the two have in common, from each place in both to the end. */
const inCommon = (one: readonly string[], other: readonly string[]): number[][] => {
  const table = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  for (let at = one.length - 1; at >= 0; at -= 1)
    for (let beside = other.length - 1; beside >= 0; beside -= 1) {
      const row = table[at]
      const below = table[at + 1]
      if (row === undefined || below === undefined) continue
      row[beside] =
        one[at] === other[beside] ? (below[beside + 1] ?? 0) + 1 : Math.max(below[beside] ?? 0, row[beside + 1] ?? 0)
    }
  return table
}

const joined = (marked: readonly MarkedPiece[]): MarkedPiece[] => {
  const result: MarkedPiece[] = []
  for (const piece of marked) {
    const last = result.at(-1)
    if (last?.mark === piece.mark) result[result.length - 1] = { ...last, text: last.text + piece.text }
    else result.push(piece)
  }
  return result
}

/** What was taken out of a text and put into it, word by word. Both stay whole: without the new it is the one, without the gone the other. */
export const markedDifference = (before: string, after: string): MarkedPiece[] => {
  const [one, other] = [pieces(before), pieces(after)]
  const common = inCommon(one, other)
  const marked: MarkedPiece[] = []
  let [at, beside] = [0, 0]
  while (at < one.length || beside < other.length) {
    const [old, fresh] = [one[at], other[beside]]
    if (old !== undefined && old === fresh) {
      marked.push({ text: old, mark: 'same' })
      at += 1
      beside += 1
    } else if (
      old !== undefined &&
      (fresh === undefined || (common[at + 1]?.[beside] ?? 0) >= (common[at]?.[beside + 1] ?? 0))
    ) {
      marked.push({ text: old, mark: 'gone' })
      at += 1
    } else if (fresh !== undefined) {
      marked.push({ text: fresh, mark: 'new' })
      beside += 1
    }
  }
  return joined(marked)
}
