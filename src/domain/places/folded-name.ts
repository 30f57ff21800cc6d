/** A name as it is compared: without case, accents, macrons, apostrophes and hyphens. */
export const foldedName = (name: string): string => {
  const lower = name.toLowerCase()
  // Nearly all names are plain, and there are many of them.
  if (/^[a-z]+( [a-z]+)*$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** A folded name that begins with "St" or "Mt", written out, as names are kept. */
export const writtenOut = (folded: string): string => folded.replace(/^st /, 'saint ').replace(/^mt /, 'mount ')
