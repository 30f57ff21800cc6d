import { describe, expect, it } from 'vitest'
import { titleInDocument } from './title-in-document.ts'

describe('the title of a kept page', () => {
  it('goes without the name of the site', () => {
    expect(titleInDocument('<head><title>Repairs and parts | Poolwright</title>')).toBe('Repairs and parts')
    expect(titleInDocument('<title>About us</title>')).toBe('About us')
  })

  it('is read as people read it', () => {
    expect(titleInDocument('<title>Salt &amp; sun, &quot;quoted&quot; | Poolwright</title>')).toBe(
      'Salt & sun, "quoted"',
    )
  })

  it('is unknown in a document without one', () => {
    expect(titleInDocument('')).toBeUndefined()
    expect(titleInDocument('<title></title>')).toBeUndefined()
  })
})
