import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseByteRange } from './byte-range.ts'

const part = (start: number, end: number) => ({ kind: 'part', start, end })

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-0', part(0, 0)],
    ['bytes=10-19', part(10, 19)],
    ['bytes=90-', part(90, 99)],
    ['bytes=90-500', part(90, 99)],
    ['bytes=-10', part(90, 99)],
    ['bytes=-500', part(0, 99)],
  ])('%s is cut from the file', (header, expected) => {
    expect(parseByteRange(header, 100)).toEqual(expected)
  })

  it.each(['bytes=100-', 'bytes=99999999999999999999-', 'bytes=-0'])('%s lies outside of the file', (header) => {
    expect(parseByteRange(header, 100)).toEqual({ kind: 'unsatisfiable' })
  })

  it.each([null, 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b', ''])(
    '%s means the whole',
    (header) => {
      expect(parseByteRange(header, 100)).toEqual({ kind: 'whole' })
    },
  )

  it('never reaches past the file', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.option(fc.nat(60)), fc.option(fc.nat(60)), (size, first, last) => {
        const range = parseByteRange(`bytes=${first ?? ''}-${last ?? ''}`, size)
        if (range.kind !== 'part') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeGreaterThanOrEqual(range.start)
        expect(range.end).toBeLessThan(size)
      }),
    )
  })
})
