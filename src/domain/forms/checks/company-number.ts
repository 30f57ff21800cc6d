import { type Reading, read, refuse } from './reading.ts'

/** Kinds of enterprise by the last two digits: 06 public, 07 private, 08 non-profit, 21 personal liability, 23 close corporation, 24 to 26 co-operatives, 30 state-owned; the others are external or older kinds. */
const kinds = '01 02 06 07 08 09 10 11 12 14 15 16 17 20 21 22 23 24 25 26 30 31 80'.split(' ')

/** The oldest companies still on the register came in with the Cape's act of 1861. */
const firstYear = 1861
/** There were close corporations from 1985, and no new ones after the Companies Act of 2008 came into force in May 2011. */
const closeCorporation = { kind: '23', from: 1985, to: 2011 }

const example = '2018/123456/07'

const partsOf = (text: string): [year: string, number: string, kind: string] | undefined => {
  const typed = text
    .toUpperCase()
    .replace(/^[\sA-Z.:]*(?=\d)/, '')
    .trim()
  const [, year = '', number = '', kind = ''] =
    /^(\d{4}|\d{2})\s*[/\\\-–.\s]\s*(\d{1,6})\s*[/\\\-–.\s]\s*(\d{2})$/.exec(typed) ??
    /^(\d{4})(\d{6})(\d{2})$/.exec(typed.replaceAll(/[\s/\\\-–.]/g, '')) ??
    []
  if (year === '') return undefined
  // Numbers from before 2000 had two digits for the year and five in the middle.
  return [year.length === 2 ? `19${year}` : year, number.padStart(6, '0'), kind]
}

/** A South African company registration number as it is typed, with a CK or K before it or without. Kept as it is printed: 2018/123456/07. */
export const readCompanyNumber = (text: string, thisYear: number): Reading => {
  const parts = partsOf(text)
  if (parts === undefined)
    return refuse(`Enter the registration number with year, six digits and two for the kind, such as ${example}.`)
  const [year, number, kind] = parts
  if (Number(year) < firstYear || Number(year) > thisYear)
    return refuse(`The number starts with the year of registration; ${year} can’t be right. Check your certificate.`)
  if (number === '000000')
    return refuse(`The six digits in the middle are missing. Enter all of it, such as ${example}.`)
  if (!kinds.includes(kind))
    return refuse(`No company type ends in ${kind}. A private company ends in 07, a close corporation in 23.`)
  if (kind === closeCorporation.kind && (Number(year) < closeCorporation.from || Number(year) > closeCorporation.to))
    return refuse(
      `Close corporations (23) were registered from ${closeCorporation.from} to ${closeCorporation.to}, not in ${year}. A private company ends in 07.`,
    )
  return read(parts.join('/'))
}
