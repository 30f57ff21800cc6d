/** From page path to page path. */
export type RedirectTable = Readonly<Record<string, string>>

/** The page path that a path ends up at; a table that goes in circles leaves the path as it was. */
export const followRedirect = (path: string, table: RedirectTable): string => {
  const seen = new Set<string>()
  let current = path
  while (Object.hasOwn(table, current)) {
    if (seen.has(current)) return path
    seen.add(current)
    current = table[current] ?? current
  }
  return current
}
