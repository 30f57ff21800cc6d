export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' }

const whole: ByteRange = { kind: 'whole' }
const unsatisfiable: ByteRange = { kind: 'unsatisfiable' }

/** One range of bytes, both ends included. Several at once, another unit or nonsense mean the whole, as RFC 9110 allows. */
export const parseByteRange = (header: string | null, size: number): ByteRange => {
  const match = header?.trim().match(/^bytes=\s*(\d*)\s*-\s*(\d*)$/i)
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return whole
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? unsatisfiable : { kind: 'part', start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return whole
  if (start >= size) return unsatisfiable
  return { kind: 'part', start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
