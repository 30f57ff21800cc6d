/** Places that are kept by the names they are shown with. */
export const namedOptions = (names: string) => names.split(', ').map((name) => ({ value: name, label: name }))

/** Places that are kept by their abbreviations. */
export const abbreviatedOptions = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))
