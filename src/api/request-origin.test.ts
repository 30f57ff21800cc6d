import { expect, it } from 'vitest'
import { requestOrigin } from './request-origin.ts'

const originOf = (headers: Record<string, string>) =>
  requestOrigin(new Request('http://10.0.0.4:8080/x', { method: 'POST', headers }), 'https://pools.example')

it.each([
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://pools.example' },
  { origin: 'https://pools.example' },
  { origin: 'http://10.0.0.4:8080' },
])('knows a request of our own pages by %o', (headers) => {
  expect(originOf(headers)).toBe('our-pages')
})

it.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://pools.example' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://pools.example' },
  { 'sec-fetch-site': '' },
  { origin: 'https://evil.example' },
  { origin: 'https://pools.example.evil.example' },
  { origin: 'http://pools.example' },
  { origin: 'null' },
  { origin: '' },
])('knows a request of anybody else by %o', (headers) => {
  expect(originOf(headers)).toBe('elsewhere')
})

it('knows what the visitor has loaded again', () => {
  expect(originOf({ 'sec-fetch-site': 'none' })).toBe('no-page')
})

it('knows what says nothing', () => {
  expect(originOf({})).toBe('unsaid')
})
