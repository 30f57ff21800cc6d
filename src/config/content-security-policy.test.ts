import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { allowedSourcesSchema, noFurtherSources, sourcesOfDocument } from './allowed-sources.ts'
import { documentPolicy, workerPolicy } from './content-security-policy.ts'

const sources = {
  scriptHashes: ['sha256-AAAA'],
  styleHashes: ['sha256-BBBB='],
  documentStyles: {},
  scripts: ['https://www.googletagmanager.com'],
  connect: ['https://graphql.contentful.com'],
  images: ['https://images.ctfassets.net'],
  frames: [],
  desk: [],
}

describe('the content security policy', () => {
  it('of a page allows its own origin, its hashes and the named hosts, and nothing inline or evaluated', () => {
    expect(documentPolicy(sources, { https: false }).split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-AAAA' https://www.googletagmanager.com",
      "style-src 'self' 'sha256-BBBB='",
      "img-src 'self' data: https://images.ctfassets.net",
      "font-src 'self'",
      "connect-src 'self' https://graphql.contentful.com",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
    expect(documentPolicy(noFurtherSources, { https: true })).not.toMatch(/unsafe|nonce|\*/)
  })

  it('is open to a payment gateway where cards are taken, and nowhere else', () => {
    const stripe = { scripts: ['https://js.stripe.com'], connect: ['https://api.stripe.com'] }
    const gateway = { path: '/en-au/shop/checkout/', ...stripe, frames: ['https://hooks.stripe.com'] }
    const policyOf = (file: string) =>
      documentPolicy(sourcesOfDocument({ ...sources, gateway }, file), { https: false }).split('; ')
    expect(policyOf('en-au/shop/checkout/verify/index.html')).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'sha256-AAAA' https://www.googletagmanager.com https://js.stripe.com",
        "connect-src 'self' https://graphql.contentful.com https://api.stripe.com",
        "frame-src 'self' https://hooks.stripe.com",
      ]),
    )
    for (const file of ['en-au/shop/cart/index.html', 'en-au/index.html', 'index.html'])
      expect(policyOf(file).join()).not.toMatch(/stripe|frame-src/)
    expect(workerPolicy({ ...sources, gateway })).not.toContain('stripe')
  })

  it('of one document allows only the styles inside it', () => {
    const all = {
      ...sources,
      styleHashes: ['sha256-AAAA', 'sha256-BBBB', 'sha256-CCCC'],
      documentStyles: { 'en-au/index.html': [0, 2], 'index.html': [9] },
    }
    const stylesOf = (file?: string) => sourcesOfDocument(all, file).styleHashes
    expect(stylesOf('en-au/index.html')).toEqual(['sha256-AAAA', 'sha256-CCCC'])
    expect([stylesOf('index.html'), stylesOf('nothing.html'), stylesOf()]).toEqual([[], [], []])
  })

  it('of the desk has nothing of the pages: no inline scripts, no measurement, no gateway', () => {
    const stripe = { scripts: ['https://js.stripe.com'], connect: ['https://api.stripe.com'] }
    const gateway = { path: '/en-au/shop/checkout/', ...stripe, frames: [] }
    const all = { ...sources, gateway, desk: ['https://login.example'] }
    const policy = documentPolicy(sourcesOfDocument(all, 'staff/index.html'), { https: false })
    expect(policy).toContain("script-src 'self'; style-src 'self'; img-src 'self' data: blob:;")
    expect(policy).toContain("connect-src 'self' https://login.example;")
    expect(policy).not.toMatch(/sha256|googletagmanager|stripe|contentful/)
    for (const file of ['en-au/index.html', 'en-au/shop/checkout/index.html', 'en-au/account/index.html', undefined])
      expect(documentPolicy(sourcesOfDocument(all, file), { https: false })).not.toContain('blob:')
  })

  it('upgrades insecure requests only where the site is served over https', () => {
    expect(documentPolicy(sources, { https: true })).toMatch(/; upgrade-insecure-requests$/)
  })

  it('of a worker lets it fetch the pictures it keeps', () => {
    expect(workerPolicy(sources)).toContain(
      "connect-src 'self' https://graphql.contentful.com https://images.ctfassets.net",
    )
  })

  it.each([
    { scriptHashes: ["'unsafe-inline'"] },
    { styleHashes: ['sha256-AAAA; script-src *'] },
    { connect: ['https://a.example; script-src *'] },
    { images: ['*'] },
    { scripts: ['https://a.example/path'] },
  ])('refuses sources that would loosen it: %j', (given) => {
    expect(v.is(allowedSourcesSchema, given)).toBe(false)
  })

  it('takes a file that names only some sources', () => {
    expect(v.parse(allowedSourcesSchema, { connect: ['https://*.contentful.com'] })).toEqual({
      ...noFurtherSources,
      connect: ['https://*.contentful.com'],
    })
  })
})
