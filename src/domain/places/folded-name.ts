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

const abbreviations: Record<string, readonly string[]> = {
  st: ['saint'],
  mt: ['mount'],
  pt: ['port', 'point'],
  nth: ['north'],
  sth: ['south'],
  // What people call their cities.
  akl: ['auckland'],
  brissie: ['brisbane'],
  chch: ['christchurch'],
  cpt: ['cape town'],
  dbn: ['durban'],
  freo: ['fremantle'],
  jhb: ['johannesburg'],
  joburg: ['johannesburg'],
  jozi: ['johannesburg'],
  pta: ['pretoria'],
  welly: ['wellington'],
}

/** A folded name that begins with "St" or "Mt", written out, as names are kept. */
export const writtenOut = (folded: string): string => folded.replace(/^st /, 'saint ').replace(/^mt /, 'mount ')

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
