export type Typed = { ok: true; value: number } | { ok: false; error: string }

const fail = (error: string): Typed => ({ ok: false, error })

const metresIn: Record<string, number> = { '': 1, m: 1, cm: 0.01, mm: 0.001, ft: 0.3048 }

const unitOf = (word: string): string | undefined => {
  const unit = word.toLowerCase()
  if (/^m(et(er|re)s?)?\.?$/.test(unit)) return 'm'
  if (/^(f(oo|ee)?t\.?|['’′])$/.test(unit)) return 'ft'
  return Object.hasOwn(metresIn, unit) ? unit : undefined
}

/** No pool that anybody swims in is shorter or longer. */
const shortest = 1
const longest = 100

/** The length of a pool as people type it: `8`, `8,5`, `8.5 m`, `850 cm`, `26 ft`. In metres, to the nearest ten centimetres. */
export const typedLength = (text: string): Typed => {
  const [, figure = '', word = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*([\p{L}.'’′]*)\s*$/u.exec(text) ?? []
  const unit = unitOf(word)
  if (text.trim() === '') return fail('Write the length of the water in metres, or skip the question.')
  if (figure === '' || unit === undefined) return fail('Write one figure in metres, such as 8 or 8.5.')
  const metres = Math.round(Number(figure.replace(',', '.')) * (metresIn[unit] ?? 1) * 10) / 10
  if (metres < shortest) return fail('That is a bath. Write the longest side in metres, such as 8 or 8.5.')
  if (metres > longest) return fail('That is longer than two Olympic pools. Write metres: 850 cm is 8.5.')
  return { ok: true, value: metres }
}

/** An amount of money as people type it: `2000`, `A$2,000`, `R 25 000`, `1.5k`. In whole units, rounded up. */
export const typedAmount = (text: string): Typed => {
  if (text.trim() === '') return fail('Write the most you would spend, or skip the question.')
  const bare = text.toLowerCase().replaceAll(/[\s\u00a0]/g, '')
  const [, figure = '', thousand] = /^(?:[a-z]{0,3}\$|r|zar|aud|nzd)?([\d.,]*\d)(k)?$/.exec(bare) ?? []
  if (figure === '') return fail('Write one amount in figures, such as 2000.')
  // A separator before three figures groups thousands; before one or two it begins the cents.
  const plain = figure.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
  const amount = Math.ceil(Number(plain) * (thousand === undefined ? 1 : 1000))
  if (!Number.isFinite(amount)) return fail('Write one amount in figures, such as 2000.')
  if (amount < 1) return fail('Nothing is free. Write the most you would spend, or skip the question.')
  if (amount > 9_999_999) return fail('That buys the pool as well. Write the most you would spend on a robot.')
  return { ok: true, value: amount }
}
