/** Places that are kept by the names they are shown with. */
export const namedOptions = (names: string) => names.split(', ').map((name) => ({ value: name, label: name }))
