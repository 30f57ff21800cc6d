/** The query with these parameters set, or taken out where they are empty. Others stay. */
export const withParameters = (search: string, changes: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') query.delete(name)
    else query.set(name, value)
  }
  return query.size === 0 ? '' : `?${query}`
}
