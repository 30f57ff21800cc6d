import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readToolQuery, writeToolQuery } from './tool-query.ts'

const filledIn = { length: '8', width: '4' }

describe('the fields of a tool in an address', () => {
  it('says only what differs from what was filled in, and keeps what others put there', () => {
    expect(writeToolQuery('?x=1', filledIn, { length: '8,5 m', width: '4' })).toBe('?x=1&length=8%2C5+m')
    expect(writeToolQuery('?length=9', filledIn, filledIn)).toBe('')
  })

  it('keeps a field that was emptied', () => {
    expect(readToolQuery(writeToolQuery('', filledIn, { length: '', width: '4' }), filledIn).length).toBe('')
  })

  it('makes nothing of what it does not know', () => {
    expect(readToolQuery('?banana=1&width=%E0%A4%A', filledIn)).toMatchObject({ length: '8' })
  })

  it('reads back what it wrote, whatever was typed', () => {
    const text = fc.string({ maxLength: 40 }).filter((typed) => typed.isWellFormed())
    fc.assert(
      fc.property(text, text, (length, width) => {
        const values = { length, width }
        expect(readToolQuery(writeToolQuery('', filledIn, values), filledIn)).toEqual(values)
      }),
    )
  })
})
