export interface CardRules {
  digitsOf(text: string): string
  /** As people call it; undefined as long as it could be anybody's. */
  brandOf(text: string): string | undefined
  /** In groups, as it stands on the card. */
  writeNumber(text: string): string
  writeExpiry(text: string): string
  codeLength(number: string): number
  numberProblem(text: string): string | undefined
  /** `month` is this one: 2026-11. */
  expiryProblem(text: string, month: string): string | undefined
  codeProblem(text: string, number: string): string | undefined
}

/**
 * What can be told of a card without asking anybody. The bank keeps to it, and its page in the browser does: the function is sent
 * there as it is written, so it refers to nothing outside itself.
 */
export const cardRules = (): CardRules => {
  const months = 'January February March April May June July August September October November December'.split(' ')
  const brands = [
    { name: 'Visa', starts: /^4/, lengths: [13, 16, 19] },
    { name: 'Mastercard', starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
    { name: 'American Express', starts: /^3[47]/, lengths: [15] },
  ]
  const longest = 19

  // People may have full-width digits on their keyboards.
  const plain = (text: string): string => text.normalize('NFKC')
  const digitsOf = (text: string): string => plain(text).replace(/\D/g, '')
  const entryOf = (text: string) => brands.find(({ starts }) => starts.test(digitsOf(text)))
  const brandOf = (text: string) => entryOf(text)?.name
  const codeLength = (number: string): number => (brandOf(number) === 'American Express' ? 4 : 3)

  const writeNumber = (text: string): string => {
    const lengths = entryOf(text)?.lengths ?? [longest]
    const digits = digitsOf(text).slice(0, lengths.at(-1))
    const groups = brandOf(text) === 'American Express' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /\d{1,4}/g
    const found = digits.match(groups) ?? []
    return [...(groups.global ? found : found.slice(1))].filter(Boolean).join(' ')
  }

  const writeExpiry = (text: string): string => {
    const typed = digitsOf(text)
    const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed
    const year = digits.slice(2, 6)
    const short = year.length === 4 && year.startsWith('20') ? year.slice(2) : year
    return digits.length > 2 ? `${digits.slice(0, 2)} / ${short}` : digits
  }

  /** Every second digit from the right counts double; the sum ends in nought. */
  const addsUp = (digits: string): boolean => {
    const sum = [...digits].reverse().reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
    return sum % 10 === 0
  }

  const numberProblem = (text: string): string | undefined => {
    const digits = digitsOf(text)
    if (plain(text).trim() === '') return 'Enter the number on the card.'
    if (!/^[\d\s-]+$/.test(plain(text))) return 'A card number is made of digits only.'
    const lengths = entryOf(digits)?.lengths ?? [12, 13, 14, 15, 16, 17, 18, longest]
    if (digits.length < Math.min(...lengths)) return 'This card number is too short.'
    if (digits.length > Math.max(...lengths)) return 'This card number is too long.'
    if (!lengths.includes(digits.length) || !addsUp(digits))
      return 'This card number has a digit wrong. Check it against the card.'
    return undefined
  }

  const expiryProblem = (text: string, month: string): string | undefined => {
    if (plain(text).trim() === '') return 'Enter the expiry date.'
    const [, typedMonth = '', typedYear = ''] = /^(\d{2}) \/ (\d{2})$/.exec(writeExpiry(text)) ?? []
    const name = months[Number(typedMonth) - 1]
    if (name === undefined || !/^[\d\s/.-]+$/.test(plain(text)))
      return 'Write the date as on the card: month, then year.'
    const [thisYear = '', thisMonth = ''] = month.split('-')
    const since = (2000 + Number(typedYear) - Number(thisYear)) * 12 + Number(typedMonth) - Number(thisMonth)
    if (since < 0) {
      const when = `20${typedYear}` === thisYear ? name : `${name} 20${typedYear}`
      return `This card expired in ${when}. Check the date, or use another.`
    }
    return since > 20 * 12 + 11 ? 'No card lasts that long. Check the year.' : undefined
  }

  const codeProblem = (text: string, number: string): string | undefined => {
    if (plain(text).trim() === '') return 'Enter the security code.'
    const length = codeLength(number)
    if (new RegExp(`^\\d{${length}}$`).test(plain(text).trim())) return undefined
    return length === 4 ? 'The code is the four digits on the front.' : 'The code is the three digits on the back.'
  }

  return { digitsOf, brandOf, writeNumber, writeExpiry, codeLength, numberProblem, expiryProblem, codeProblem }
}
