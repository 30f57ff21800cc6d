import { describe, expect, it } from 'vitest'
import { fileInWords } from './file-words.ts'

describe('a file in words', () => {
  it.each([
    [{ name: 'Receipt.pdf', mediaType: 'application/pdf', bytes: 1_300_000 }, 'Receipt.pdf (PDF, 1.2\u00a0MB)'],
    [{ name: null, mediaType: 'image/jpeg', bytes: 48_000 }, 'JPEG, 47\u00a0kB'],
    [{ mediaType: 'image/webp', bytes: 3 }, 'WebP, 1\u00a0kB'],
    [{ mediaType: 'image/png', bytes: 1_048_300 }, 'PNG, 1\u00a0MB'],
    [{ mediaType: 'image/png', bytes: 8 * 1024 * 1024 }, 'PNG, 8\u00a0MB'],
  ] as const)('%o is %s', (file, words) => {
    expect(fileInWords(file, 'en-AU')).toBe(words)
  })

  it('has the decimals of its country', () => {
    expect(fileInWords({ mediaType: 'application/pdf', bytes: 1_300_000 }, 'en-ZA')).toBe('PDF, 1,2\u00a0MB')
  })
})
