/** A name as it is compared: without case, accents, macrons, apostrophes and hyphens. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const abbreviations: Record<string, readonly string[]> = {
  st: ['saint'],
  mt: ['mount'],
  pt: ['port', 'point'],
  nth: ['north'],
  sth: ['south'],
}

/** A folded name with "St" and "Mt" written out, as names are kept. */
export const writtenOut = (folded: string): string =>
  folded.replaceAll(/\b(st|mt)\b/g, (short) => abbreviations[short]?.[0] ?? short)

/** Everything a typed text may mean: as it stands, and with each short word written out. */
export const meanings = (folded: string): string[] => {
  let texts = ['']
  for (const word of folded.split(' ')) {
    const words = [word, ...(abbreviations[word] ?? [])]
    texts = texts.flatMap((text) => words.map((each) => (text === '' ? each : `${text} ${each}`)))
    if (texts.length > 12) texts.length = 12
  }
  return texts
}
