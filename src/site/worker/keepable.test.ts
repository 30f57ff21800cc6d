import { describe, expect, it } from 'vitest'
import { isHtml, isKeepable } from './keepable.ts'

const answer = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers })

describe('an answer that may be kept', () => {
  it('is a whole, good one [W6]', () => {
    expect(isKeepable(answer(200, { 'cache-control': 'public, max-age=0, must-revalidate' }))).toBe(true)
    for (const status of [201, 206, 304, 404, 500, 503]) expect(isKeepable(answer(status)), `${status}`).toBe(false)
  })

  it('is not one that the server keeps to itself', () => {
    expect(isKeepable(answer(200, { 'cache-control': 'no-store' }))).toBe(false)
    expect(isKeepable(answer(200, { 'cache-control': 'Private, max-age=60' }))).toBe(false)
  })

  it('is not the end of a redirect, which no navigation may be answered with', () => {
    const redirected = Object.defineProperty(answer(200), 'redirected', { value: true })
    expect(isKeepable(redirected)).toBe(false)
  })

  it('is a page only if it is HTML', () => {
    expect(isHtml(answer(200, { 'content-type': 'text/html; charset=utf-8' }))).toBe(true)
    expect(isHtml(answer(200, { 'content-type': 'application/pdf' }))).toBe(false)
    expect(isHtml(answer(200))).toBe(false)
  })
})
