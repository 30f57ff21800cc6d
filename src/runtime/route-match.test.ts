import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchRoute, rankRoutes } from './route-match.ts'

describe('matching a route', () => {
  it('matches static segments whatever the slashes around them [R1]', () => {
    expect(matchRoute(['/shop/cart'], '/shop/cart/')).toEqual({ pattern: '/shop/cart', params: {} })
    expect(matchRoute(['/shop/cart/'], '/shop/cart')).toEqual({ pattern: '/shop/cart/', params: {} })
    expect(matchRoute(['/shop/cart'], '/shop')).toBeUndefined()
    expect(matchRoute(['/shop'], '/shop/cart')).toBeUndefined()
    expect(matchRoute(['/'], '/')).toEqual({ pattern: '/', params: {} })
  })

  it('reads parameters, decoded, without letting an encoded slash split one [R1]', () => {
    expect(matchRoute(['/news/:year/:slug'], '/news/2026/caf%C3%A9%2Fbar')?.params).toEqual({
      year: '2026',
      slug: 'café/bar',
    })
  })

  it('gives the rest of the path to a trailing wildcard, and matches it when there is no rest [R1]', () => {
    expect(matchRoute(['/account/*'], '/account/orders/12')?.params).toEqual({ '*': 'orders/12' })
    expect(matchRoute(['/account/*'], '/account')?.params).toEqual({ '*': '' })
    expect(matchRoute(['/account/*'], '/accounts')).toBeUndefined()
  })

  it('treats a star that is not the last segment as a plain name [R1]', () => {
    expect(matchRoute(['/a/*/b'], '/a/x/b')).toBeUndefined()
    expect(matchRoute(['/a/*/b'], '/a/*/b')?.pattern).toBe('/a/*/b')
  })

  it('keeps a malformed escape as it is instead of throwing [R1]', () => {
    expect(matchRoute(['/:slug'], '/%E0%A4%A')?.params).toEqual({ slug: '%E0%A4%A' })
  })

  it('regards case, save where told otherwise [R1]', () => {
    expect(matchRoute(['/en-au/news'], '/en-AU/news')).toBeUndefined()
    const ignoreCaseAt = (position: number) => position === 0
    expect(matchRoute(['/en-au/news'], '/en-AU/news', { ignoreCaseAt })?.pattern).toBe('/en-au/news')
    expect(matchRoute(['/en-au/news'], '/en-AU/News', { ignoreCaseAt })).toBeUndefined()
  })
})

describe('ranking routes', () => {
  it('prefers static to parameter to wildcard, segment by segment [R2]', () => {
    const patterns = ['/*', '/:edition/news', '/en-au/*', '/en-au/:page', '/en-au/news', '/', '/en-au']
    expect(rankRoutes(patterns)).toEqual([
      '/en-au/news',
      '/en-au/:page',
      '/en-au',
      '/en-au/*',
      '/:edition/news',
      '/',
      '/*',
    ])
    expect(matchRoute(patterns, '/en-au/news')?.pattern).toBe('/en-au/news')
    expect(matchRoute(patterns, '/en-au/jobs')?.pattern).toBe('/en-au/:page')
    expect(matchRoute(patterns, '/en-au/jobs/1')?.pattern).toBe('/en-au/*')
    expect(matchRoute(patterns, '/en-nz/news')?.pattern).toBe('/:edition/news')
    expect(matchRoute(patterns, '/en-nz/jobs')?.pattern).toBe('/*')
    expect(matchRoute(patterns, '/')?.pattern).toBe('/')
  })

  const name = fc.constantFrom('a', 'b', 'c')
  const pathSegments = fc.array(name, { minLength: 1, maxLength: 4 })

  it('lets an earlier static segment beat any later one [R2]', () => {
    fc.assert(
      fc.property(pathSegments, fc.nat(), fc.nat(), (segments, one, other) => {
        const withParamAt = (position: number) => segments.map((segment, at) => (at === position ? ':x' : segment))
        const [first, second] = [one % segments.length, other % segments.length]
        fc.pre(first < second)
        const [early, late] = [`/${withParamAt(first).join('/')}`, `/${withParamAt(second).join('/')}`]
        expect(matchRoute([early, late], `/${segments.join('/')}`)?.pattern).toBe(late)
      }),
    )
  })

  it('finds a static pattern among any others, in any order [R2]', () => {
    const segment = fc.oneof(name, fc.constant(':x'), fc.constant('*'))
    const pattern = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`)
    fc.assert(
      fc.property(pathSegments, fc.array(pattern), fc.nat(), (segments, others, at) => {
        const exact = `/${segments.join('/')}`
        const patterns = others.toSpliced(at % (others.length + 1), 0, exact)
        expect(matchRoute(patterns, exact)?.pattern).toBe(exact)
      }),
    )
  })

  it('gives parameters back as they went in [R1]', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        expect(matchRoute(['/p/:value'], `/p/${encodeURIComponent(value)}`)?.params).toEqual({ value })
      }),
    )
  })

  it('never throws, whatever the path [R1]', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect(matchRoute(['/:a/*', '/:a', '/'], path)).toBeDefined()
      }),
    )
  })
})
