import { describe, expect, it } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const asked = (headers: Record<string, string>): boolean =>
  isSameOrigin(new Request('http://10.0.0.4:8080/x', { method: 'POST', headers }), 'https://pools.example')

describe('a request of our own pages', () => {
  it.each([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://pools.example' },
    { origin: 'https://pools.example' },
    { origin: 'http://10.0.0.4:8080' },
  ])('is known by %o', (headers) => {
    expect(asked(headers)).toBe(true)
  })
})

describe('a request of anybody else', () => {
  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://pools.example' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'https://pools.example.evil.example' },
    { origin: 'null' },
    { origin: '' },
    {},
  ])('is known by %o', (headers) => {
    expect(asked(headers)).toBe(false)
  })
})
