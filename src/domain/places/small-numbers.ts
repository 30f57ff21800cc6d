/** Whole numbers, most of them near nought, as printable letters: one letter up to ±22, two up to ±1,000. Made to be compressed. */
const first = '#'.charCodeAt(0)
const base = 45

const lettersOf = (value: number): string => {
  let rest = value < 0 ? -2 * value - 1 : 2 * value
  let letters = ''
  while (rest >= base) {
    letters += String.fromCharCode(first + base + (rest % base))
    rest = Math.floor(rest / base)
  }
  return letters + String.fromCharCode(first + rest)
}

export const writeNumbers = (values: readonly number[]): string => values.map(lettersOf).join('')

export const readNumbers = (letters: string): number[] => {
  const values: number[] = []
  let value = 0
  let scale = 1
  for (let at = 0; at < letters.length; at += 1) {
    const digit = letters.charCodeAt(at) - first
    if (digit >= base) {
      value += (digit - base) * scale
      scale *= base
      continue
    }
    value += digit * scale
    values.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2)
    value = 0
    scale = 1
  }
  return values
}

/** Each number as its difference from the one before. */
export const differences = (values: readonly number[]): number[] =>
  values.map((value, at) => value - (values[at - 1] ?? 0))

export const sums = (steps: readonly number[]): number[] => {
  let sum = 0
  return steps.map((step) => {
    sum += step
    return sum
  })
}
