import { describe, expect, it } from 'vitest'
import { allForms } from './all-forms.ts'
import { fakeContext } from './good-submissions.fake.ts'
import { acceptedFiles, declaredType, readPickedFile, readUploadIds } from './upload-limits.ts'

const megabyte = 1024 * 1024
const id = (number: number) => `${number}`.padStart(26, 'a')

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
    ['cv', 'cv.pdf', 'application/pdf', 8 * megabyte + 1, 'Choose a file of at most 8 MB; this one has about 9.'],
  ] as const)('for %s may not be %s (%s, %d bytes)', (purpose, name, type, size, message) => {
    expect(readPickedFile({ name, type, size }, purpose)).toEqual({ ok: false, message })
  })

  it('may not be larger than the host of the site lets through, and every form says so before', () => {
    const picked = (size: number) => readPickedFile({ name: 'p.png', type: 'image/png', size }, 'photos', 4)
    expect(picked(4 * megabyte).ok).toBe(true)
    expect(picked(5 * megabyte)).toEqual({
      ok: false,
      message: 'Choose a file of at most 4 MB; this one has about 5.',
    })
    const hintsOf = (requestLimit?: number) =>
      Object.values(allForms)
        .flatMap(({ fields }) => fields({ ...fakeContext('en-au'), ...(requestLimit && { requestLimit }) }))
        .flatMap((field) => (field.kind === 'file' ? [field.hint ?? ''] : []))
    expect(hintsOf(4).length).toBeGreaterThan(3)
    for (const hint of hintsOf(4)) expect(hint).toMatch(/at most 4 MB( for all files together)?\.$/)
    for (const hint of hintsOf()) expect(hint).toMatch(/at most 8 MB( each)?\.$/)
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

  it('is offered by type and by ending', () => {
    expect(acceptedFiles('photos')).toBe('image/jpeg,.jpg,.jpeg,image/png,.png,image/webp,.webp')
  })
})

describe('the ids of what was uploaded', () => {
  it('are taken apart, each once', () => {
    expect(readUploadIds(`${id(1)},${id(2)} ${id(1)}`, 'photos')).toEqual({ ok: true, value: [id(1), id(2)] })
  })

  it('are as many as the field may hold', () => {
    const six = [1, 2, 3, 4, 5, 6].map(id)
    expect(readUploadIds(six.slice(1).join(','), 'photos').ok).toBe(true)
    expect(readUploadIds(six.join(','), 'photos')).toEqual({ ok: false, message: 'Choose at most 5 files.' })
    expect(readUploadIds(six.slice(0, 2).join(','), 'receipt')).toEqual({ ok: false, message: 'Choose one file.' })
  })

  it.each([',', 'short', 'a'.repeat(41), `../../${'a'.repeat(24)}`, `${'a'.repeat(26)}'--`])('are not “%s”', (text) => {
    expect(readUploadIds(text, 'photos')).toEqual({ ok: false, message: 'Choose the file again; it has not arrived.' })
  })
})
