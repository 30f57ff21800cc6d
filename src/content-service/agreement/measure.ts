/** Every figure in a specification. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => Number(number.replaceAll(',', '')))

/** The largest figure in a specification: `1, 2 or 3 h` is 3, `Up to 12 m` is 12, `18 m, swivel` is 18. */
export const largest = (text: string | undefined): number | undefined => {
  const numbers = numbersIn(text ?? '')
  return numbers.length === 0 ? undefined : Math.max(...numbers)
}

/** Figures before a unit, as running text writes them: `9.5 kg`, `12 metres`. */
export const figuresBefore = (text: string, unit: string): number[] =>
  [...text.matchAll(new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?)[ \\u00a0](?:${unit})(?![\\w²³/])`, 'g'))].flatMap(
    ([, number = '']) => numbersIn(number),
  )

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A count in digits or in words. */
export const count = (text: string): number => {
  const spelt = words.indexOf(text.toLowerCase())
  return spelt >= 0 ? spelt : Number(text)
}
