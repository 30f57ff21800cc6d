export interface Room {
  /** For rows, on the first page and on every other. */
  first: number
  next: number
  /** What follows the last row, and stays on its page. */
  closing: number
}

/**
 * Which rows stand on which page. Rows are never cut; where the closing does not fit beneath the last of them, that row goes to the
 * next page with it, so that no total stands alone.
 */
export const paginate = (heights: readonly number[], { first, next, closing }: Room): number[][] => {
  const pages: number[][] = [[]]
  const roomOn = (page: number): number => (page === 0 ? first : next)
  let used = 0
  for (const [row, height] of heights.entries()) {
    if (used > 0 && used + height > roomOn(pages.length - 1)) {
      pages.push([])
      used = 0
    }
    pages.at(-1)?.push(row)
    used += height
  }
  if (used + closing <= roomOn(pages.length - 1)) return pages
  const last = pages.at(-1) ?? []
  const moved = last.length > 1 ? last.splice(-1) : []
  return [...pages, moved]
}
