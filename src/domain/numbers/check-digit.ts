/** Damm’s quasigroup, row by row. */
const table = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

/** By Damm’s algorithm: every digit that was misheard is noticed, and every two neighbours that changed places. */
export const checkDigit = (digits: string): string =>
  [...digits].reduce((interim, digit) => table[Number(interim)]?.[Number(digit)] ?? '', '0')
