/** Longer than anything a field is for. */
const longest = 60

/** What the fields of a tool hold, as a query says it: text as it was typed; what is not said is as it was filled in. */
export const readToolQuery = <Key extends string>(
  search: string,
  filledIn: Readonly<Record<Key, string>>,
): Record<Key, string> => {
  const query = new URLSearchParams(search)
  const values: Record<Key, string> = { ...filledIn }
  for (const key in filledIn) values[key] = query.get(key)?.slice(0, longest) ?? filledIn[key]
  return values
}

/** The query for what the fields hold, without what was filled in. Parameters of others stay. */
export const writeToolQuery = <Key extends string>(
  search: string,
  filledIn: Readonly<Record<Key, string>>,
  values: Readonly<Record<Key, string>>,
): string => {
  const query = new URLSearchParams(search)
  for (const key in filledIn) {
    if (values[key] === filledIn[key]) query.delete(key)
    else query.set(key, values[key].slice(0, longest))
  }
  return query.size === 0 ? '' : `?${query}`
}
