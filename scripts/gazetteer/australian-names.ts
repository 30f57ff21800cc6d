const acronyms = new Set([
  'ANU',
  'BC',
  'CBD',
  'DC',
  'GPO',
  'HMAS',
  'LPO',
  'MC',
  'MSC',
  'PO',
  'RAAF',
  'RMIT',
  'UNSW',
  'VIC',
  'NSW',
])
const small = new Set(['of', 'on', 'the', 'and', 'le'])

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const cased = (word: string, at: number): string => {
  if (acronyms.has(word)) return word
  const lower = word.toLowerCase()
  if (at > 0 && small.has(lower)) return lower
  if (/^[od]’./.test(lower)) return `${lower.charAt(0).toUpperCase()}’${capital(lower.slice(2))}`
  if (/^mc[a-z]{3}/.test(lower)) return `Mc${capital(lower.slice(2))}`
  return lower.split('-').map(capital).join('-')
}

/** The source shouts: "MCLAREN VALE" is McLaren Vale. */
export const placeName = (shouted: string): string =>
  shouted
    .trim()
    .toUpperCase()
    .replaceAll("'", '’')
    .replace(/^OCONNELL$/, 'O’CONNELL')
    .split(/\s+/)
    .map((word, at) => (word.startsWith('(') ? `(${cased(word.slice(1), 0)}` : cased(word, at)))
    .join(' ')

/** Offices of the post that are called after the suburb they stand in: "Orange DC". */
export const isPostalName = (name: string): boolean => / (BC|DC|GPO|LPO|MC|MSC|PO)$/.test(name)
