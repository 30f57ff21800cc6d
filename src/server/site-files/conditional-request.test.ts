import { describe, expect, it } from 'vitest'
import { judgeConditions, rangeStillFits } from './conditional-request.ts'

const file = { etag: '"abc"', modified: new Date('2026-03-01T10:00:00.500Z') }
const sameSecond = 'Sun, 01 Mar 2026 10:00:00 GMT'
const earlier = 'Sun, 01 Mar 2026 09:59:59 GMT'

const judge = (headers: Record<string, string>) => judgeConditions(new Headers(headers), file)

describe('the conditions of a request', () => {
  it('send the file when there are none, or when they make no sense', () => {
    expect(judge({})).toBe('send')
    expect(judge({ 'if-none-match': 'nonsense' })).toBe('send')
    expect(judge({ 'if-modified-since': 'yesterday or so' })).toBe('send')
  })

  it('save sending what the browser has', () => {
    expect(judge({ 'if-none-match': '"abc"' })).toBe('not-modified')
    expect(judge({ 'if-none-match': '"x", W/"abc"' })).toBe('not-modified')
    expect(judge({ 'if-none-match': '*' })).toBe('not-modified')
    expect(judge({ 'if-modified-since': sameSecond })).toBe('not-modified')
    expect(judge({ 'if-modified-since': earlier })).toBe('send')
  })

  it('trust the tag over the date', () => {
    expect(judge({ 'if-none-match': '"old"', 'if-modified-since': sameSecond })).toBe('send')
  })

  it('fail when the visitor insists on another version', () => {
    expect(judge({ 'if-match': '"old"' })).toBe('failed')
    expect(judge({ 'if-match': 'W/"abc"' })).toBe('failed')
    expect(judge({ 'if-match': '"abc"' })).toBe('send')
    expect(judge({ 'if-match': '*' })).toBe('send')
    expect(judge({ 'if-unmodified-since': earlier })).toBe('failed')
    expect(judge({ 'if-unmodified-since': sameSecond })).toBe('send')
  })
})

describe('a range that continues an earlier fetch', () => {
  it('fits only the same version', () => {
    expect(rangeStillFits(null, file)).toBe(true)
    expect(rangeStillFits('"abc"', file)).toBe(true)
    expect(rangeStillFits('"old"', file)).toBe(false)
    expect(rangeStillFits('W/"abc"', file)).toBe(false)
    expect(rangeStillFits(sameSecond, file)).toBe(true)
    expect(rangeStillFits(earlier, file)).toBe(false)
  })
})
