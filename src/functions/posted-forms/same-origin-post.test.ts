import { expect, it } from 'vitest'
import { isFromOurPages } from './same-origin-post.ts'

const asked = new URL('http://10.0.0.4:8080/.netlify/functions/forms')
const isOurs = (headers: Record<string, string>) => isFromOurPages(new Headers(headers), asked, 'https://pools.example')

it.each([
  { 'sec-fetch-site': 'same-origin', origin: 'https://pools.example' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://pools.example' },
  { origin: 'http://10.0.0.4:8080' },
  {},
])('takes a form that comes with %o', (headers) => {
  expect(isOurs(headers)).toBe(true)
})

it.each([
  { 'sec-fetch-site': 'cross-site', origin: 'https://pools.example' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': '' },
  { origin: 'https://evil.example' },
  { origin: 'https://pools.example.evil.example' },
  { origin: 'http://pools.example' },
  { origin: 'null' },
  { origin: '' },
])('takes no form that comes with %o', (headers) => {
  expect(isOurs(headers)).toBe(false)
})
