const groups = (separator: string): RegExp => new RegExp(`^\\d{1,3}(?:\\${separator}\\d{3})+$`)

/** One sign that stands once is a decimal point, unless it is a comma before three digits. */
const withOneSign = (digits: string, sign: '.' | ','): string => {
  const several = digits.indexOf(sign) !== digits.lastIndexOf(sign)
  if ((several || sign === ',') && groups(sign).test(digits) && !digits.startsWith('0'))
    return digits.replaceAll(sign, '')
  return several ? '' : digits.replace(sign, '.')
}

const withBothSigns = (digits: string): string => {
  const decimal = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
  const thousands = decimal === '.' ? ',' : '.'
  const [whole = '', part = '', more] = digits.split(decimal)
  return more === undefined && groups(thousands).test(whole) ? `${whole.replaceAll(thousands, '')}.${part}` : ''
}

/** A number as people type it: 8.5, 8,5, 50 000, 50,000 or 1,234.5. Not one: undefined. */
export const readNumber = (text: string): number | undefined => {
  const typed = text.trim()
  const negative = /^[-−]/.test(typed)
  const spaced = typed.replace(/^[-−]\s*/, '')
  if (/\s/.test(spaced) && !/^\d{1,3}(?:\s\d{3})+(?:[.,]\d*)?$/.test(spaced)) return undefined
  const digits = spaced.replaceAll(/\s/g, '').replace(/^(?=[.,]\d)/, '0')
  const signs = new Set(digits.replaceAll(/\d/g, ''))
  const [sign] = signs
  let plain = digits
  if (signs.size === 2) plain = withBothSigns(digits)
  else if (sign === '.' || sign === ',') plain = withOneSign(digits, sign)
  if (!/^\d+\.?\d*$/.test(plain)) return undefined
  return negative ? -Number(plain) : Number(plain)
}
