export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** What a precompressed neighbour of a file adds to its name. */
export const encodingSuffix: Readonly<Record<ContentEncoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/** Smallest first: decides between encodings that the browser likes equally. */
const ourOrder = ['br', 'gzip', 'identity'] as const

const weightsIn = (header: string): Map<string, number> => {
  const weights = new Map<string, number>()
  for (const item of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const weight = quality === undefined ? 1 : Number(quality)
    if (coding) weights.set(coding === 'x-gzip' ? 'gzip' : coding, Number.isFinite(weight) ? weight : 0)
  }
  return weights
}

/** Best first. The plain file is always among them: better an answer than a refusal. */
export const acceptedEncodings = (header: string | null): readonly ContentEncoding[] => {
  if (!header) return ['identity']
  const weights = weightsIn(header)
  const weightOf = (encoding: ContentEncoding): number => {
    const named = weights.get(encoding)
    if (named !== undefined) return named
    // Unmentioned, the plain file is acceptable but nobody's preference.
    return encoding === 'identity' ? 0 : (weights.get('*') ?? 0)
  }
  const accepted = ourOrder.filter((encoding) => encoding === 'identity' || weightOf(encoding) > 0)
  return accepted.toSorted((one, other) => weightOf(other) - weightOf(one))
}
