import { describe, expect, it } from 'vitest'
import { readUploadIds } from './upload-ids.ts'

const id = (number: number) => `${number}`.padStart(26, 'a')

describe('the ids of what was uploaded', () => {
  it('are taken apart, each once', () => {
    expect(readUploadIds(`${id(1)},${id(2)} ${id(1)}`, 'photos')).toEqual({ ok: true, value: [id(1), id(2)] })
  })

  it('are as many as the field may hold', () => {
    const six = [1, 2, 3, 4, 5, 6].map(id)
    expect(readUploadIds(six.slice(1).join(','), 'photos').ok).toBe(true)
    expect(readUploadIds(six.join(','), 'photos')).toEqual({ ok: false, message: 'Choose up to 5 files.' })
    expect(readUploadIds(six.slice(0, 2).join(','), 'receipt')).toEqual({ ok: false, message: 'Choose one file.' })
  })

  it.each([',', 'short', 'a'.repeat(41), `../../${'a'.repeat(24)}`, `${'a'.repeat(26)}'--`])('are not “%s”', (text) => {
    expect(readUploadIds(text, 'photos')).toEqual({ ok: false, message: 'Choose the file again; it hasn’t arrived.' })
  })
})
