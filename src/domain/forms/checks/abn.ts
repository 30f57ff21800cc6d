import { type Reading, read, refuse, withoutGrouping } from './reading.ts'

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** With one taken from the first digit, the weighted sum is a multiple of 89: no single wrong digit and no swap of neighbours is. */
const isWhole = (digits: string): boolean => {
  const sum = weights.reduce((total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0)
  return sum % 89 === 0
}

/** An Australian Business Number as it is typed. Kept as eleven digits. */
export const readAbn = (text: string): Reading => {
  const digits = withoutGrouping(text).replace(/^ABN:?/i, '')
  if (!/^\d+$/.test(digits)) return refuse('Enter the ABN in digits, such as 51 824 753 556.')
  if (digits.length === 9) return refuse('That looks like an ACN. Enter the ABN; it has two more digits in front.')
  if (digits.length !== weights.length)
    return refuse(
      `An ABN has 11 digits; this has ${digits.length}. Check it against an invoice or the business register.`,
    )
  if (digits.startsWith('0') || !isWhole(digits))
    return refuse(
      'A digit of the ABN is wrong or two are swapped. Check it against an invoice or the business register.',
    )
  return read(digits)
}

/** As it is printed: 51 824 753 556. */
export const printAbn = (digits: string): string => digits.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
