import { expect, it } from 'vitest'
import { noFurtherSources } from '../../config/allowed-sources.ts'
import { hostHeaders } from './host-headers.ts'

const rulesOf = (text: string): Map<string, string> => {
  const rules = new Map<string, string>()
  for (const block of text.split(/\n(?=\/)/)) rules.set(block.split('\n')[0] ?? '', block)
  return rules
}

it('tells a static host what the site’s own server says', () => {
  const rules = rulesOf(
    hostHeaders({ ...noFurtherSources, scriptHashes: ['sha256-abc'] }, 'https://poolwright.example', [
      ...['/', '/en-au/', '/en-au/about-us/', '/404.html', '/offline/'],
    ]),
  )
  for (const pages of ['/', '/404.html', '/en-au/*', '/offline/*'])
    expect(rules.get(pages)).toContain("script-src 'self' 'sha256-abc'")
  for (const files of ['/*', '/assets/*', '/images/*'])
    expect(rules.get(files)).not.toContain('content-security-policy')
  expect(rules.get('/*')).toContain('x-content-type-options: nosniff')
  expect(rules.get('/*')).toContain('cache-control: public, max-age=0, must-revalidate')
  expect(rules.get('/*')).toContain('strict-transport-security')
  expect(rules.get('/assets/*')).toContain('immutable')
  expect(rules.get('/images/*')).toContain('immutable')
})

it('gives the desk a policy of its own', () => {
  const sources = { ...noFurtherSources, scriptHashes: ['sha256-abc'], desk: ['https://login.example'] }
  const rule = rulesOf(hostHeaders(sources, 'http://localhost', ['/en-au/'])).get('/staff/*')
  expect(rule).toContain("connect-src 'self' https://login.example")
  expect(rule).not.toContain('sha256-abc')
})

it('lets the worker fetch pictures of a content service elsewhere', () => {
  const rules = rulesOf(
    hostHeaders({ ...noFurtherSources, images: ['https://images.example'] }, 'http://localhost', []),
  )
  expect(rules.get('/sw.js')).toMatch(/connect-src [^;]*https:\/\/images\.example/)
  expect(rules.get('/*')).not.toContain('strict-transport-security')
})

it('gives the pages that take cards a policy of their own, and every other page one without the gateway', () => {
  const gateway = { path: '/en-au/shop/checkout/', scripts: ['https://js.stripe.com'], connect: [], frames: [] }
  const pages = [
    '/en-au/',
    '/en-au/about-us/',
    '/en-au/shop/',
    '/en-au/shop/cart/',
    '/en-au/shop/checkout/',
    '/en-au/shop/checkout/verify/',
    '/en-nz/',
  ]
  const rules = rulesOf(hostHeaders({ ...noFurtherSources, gateway }, 'https://poolwright.example', pages))
  const matches = (pattern: string, path: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path
  for (const page of pages) {
    const policies = [...rules].filter(([pattern, text]) => matches(pattern, page) && text.includes('script-src'))
    expect(policies, page).toHaveLength(1)
    expect(policies[0]?.[1].includes('js.stripe.com')).toBe(page.startsWith(gateway.path))
  }
})
