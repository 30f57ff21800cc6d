import { expect, it } from 'vitest'
import { securityHeaders } from '../config/security-headers.ts'
import { secured } from './secured.ts'

const headersOf = (headers: Record<string, string>): Headers =>
  secured(new Response('A page', { headers }), { pathname: '/identity/security', https: true }).headers

it('an answer has the headers of all answers, and says only itself to whom its address is told', () => {
  const weaker = Object.fromEntries(Object.keys(securityHeaders({ https: true })).map((name) => [name, 'weaker']))
  const given = headersOf({ ...weaker, 'referrer-policy': 'same-origin' })
  for (const [name, value] of Object.entries(securityHeaders({ https: true })))
    expect([name, given.get(name)]).toEqual([name, name === 'referrer-policy' ? 'same-origin' : value])
  expect(headersOf({}).get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})
