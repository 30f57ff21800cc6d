import { describe, expect, it } from 'vitest'
import { declaredType, readPickedFile } from './picked-file.ts'
import { megabyte } from './upload-limits.ts'

describe('a file that was picked', () => {
  it.each([
    ['receipt', 'r.pdf', 'application/pdf'],
    ['receipt', 'r.JPG', 'image/jpeg'],
    ['photos', 'p.webp', 'image/webp'],
    ['cv', 'cv.pdf', 'application/pdf'],
    ['cv', 'cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['cv', 'CV Nomsa.DOCX', ''],
  ] as const)('for %s may be %s', (purpose, name, type) => {
    expect(readPickedFile({ name, type, size: 8 * megabyte }, purpose).ok).toBe(true)
  })

  it.each([
    ['receipt', 'r.docx', '', 1, 'Choose a PDF, JPEG, PNG or WebP file.'],
    ['photos', 'p.pdf', 'application/pdf', 1, 'Choose a JPEG, PNG or WebP file.'],
    ['photos', 'p.svg', 'image/svg+xml', 1, 'Choose a JPEG, PNG or WebP file.'],
    ['cv', 'cv.heic', 'image/heic', 1, 'Choose a PDF or DOCX file.'],
    ['photos', 'p.doc', 'application/msword', 1, 'Choose a JPEG, PNG or WebP file.'],
    ['cv', 'cv.pdf', 'application/pdf', 0, 'That file is empty. Choose another.'],
    ['cv', 'cv.pdf', 'application/pdf', 8 * megabyte + 1, 'Choose a file of up to 8 MB; this one is about 9.'],
  ] as const)('for %s may not be %s (%s, %d bytes)', (purpose, name, type, size, message) => {
    expect(readPickedFile({ name, type, size }, purpose)).toEqual({ ok: false, message })
  })

  it('may not be larger than the host of the site lets through', () => {
    const picked = (size: number) => readPickedFile({ name: 'p.png', type: 'image/png', size }, 'photos', 4)
    expect(picked(4 * megabyte).ok).toBe(true)
    expect(picked(5 * megabyte)).toEqual({
      ok: false,
      message: 'Choose a file of up to 4 MB; this one is about 5.',
    })
  })

  it.each([
    ['receipt', 'IMG_2041.HEIC', 'image/heic', /^This photo is in HEIC format/],
    ['photos', 'p.heif', '', /^This photo is in HEIC format/],
    ['cv', 'cv.doc', 'application/msword', /^This is an older Word document/],
    ['cv', 'cv.docm', '', /macros/],
  ] as const)('for %s that is %s is answered with how to change it', (purpose, name, type, words) => {
    expect(readPickedFile({ name, type, size: 1 }, purpose)).toEqual({
      ok: false,
      message: expect.stringMatching(words),
    })
  })

  it('is taken by its ending where the system does not know its type', () => {
    expect(declaredType({ name: 'a.b.png', type: 'application/octet-stream' })).toBe('image/png')
    expect(declaredType({ name: 'constructor', type: '' })).toBeUndefined()
  })
})
