import { type Reading, read, refuse, withoutGrouping } from './reading.ts'

const length = 13

/** As below every bar code: digits count once and thrice in turn, and the last one makes the sum a multiple of ten. */
const isWhole = (digits: string): boolean =>
  [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0

/** A New Zealand Business Number as it is typed. Kept as thirteen digits. */
export const readNzbn = (text: string): Reading => {
  const digits = withoutGrouping(text).replace(/^NZBN:?/i, '')
  if (!/^\d+$/.test(digits)) return refuse('Enter the NZBN in digits: 13 of them, starting with 94.')
  if (digits.length !== length)
    return refuse(`An NZBN has 13 digits; this has ${digits.length}. It’s on the NZBN register under your name.`)
  if (!digits.startsWith('94')) return refuse('An NZBN starts with 94. It’s on the NZBN register under your name.')
  if (!isWhole(digits)) return refuse('A digit of the NZBN is wrong or two are swapped. Check it on the NZBN register.')
  return read(digits)
}

/** As it is printed, in fours. */
export const printNzbn = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
