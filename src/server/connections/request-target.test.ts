import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRequestTarget } from './request-target.ts'

const statusOf = (raw: string): number => {
  const parsed = parseRequestTarget(raw)
  return parsed.ok ? 200 : parsed.status
}

describe('the target of a request', () => {
  it('is split and decoded once', () => {
    expect(parseRequestTarget('/en-au/caf%C3%A9/?q=%2e%2e')).toEqual({
      ok: true,
      target: { segments: ['en-au', 'café'], trailingSlash: true, doubledSlash: false },
    })
    expect(parseRequestTarget('/a/%252e%252e')).toMatchObject({ ok: true, target: { segments: ['a', '%2e%2e'] } })
  })

  it('notices doubled slashes and the lack of a trailing one', () => {
    expect(parseRequestTarget('//en-au//about-us')).toMatchObject({
      target: { segments: ['en-au', 'about-us'], trailingSlash: false, doubledSlash: true },
    })
    expect(parseRequestTarget('/en-au//')).toMatchObject({ target: { trailingSlash: true, doubledSlash: true } })
    expect(parseRequestTarget('/')).toMatchObject({
      target: { segments: [], trailingSlash: true, doubledSlash: false },
    })
  })

  it('may be an absolute address, as proxies send it', () => {
    expect(parseRequestTarget('http://localhost:8080/robots.txt?x')).toMatchObject({
      target: { segments: ['robots.txt'] },
    })
    expect(parseRequestTarget('http://localhost:8080')).toMatchObject({ target: { segments: [] } })
  })

  it.each([
    ['broken percent-encoding', '/%zz'],
    ['half a character', '/%C3'],
    ['NUL', '/a%00.html'],
    ['a line break', '/a%0d%0aset-cookie:x'],
    ['dots', '/../etc/passwd'],
    ['encoded dots', '/en-au/%2e%2e/%2E%2e/etc/passwd'],
    ['a single dot', '/./index.html'],
    ['a backslash', '/\\evil.example'],
    ['an encoded backslash', '/..%5c..%5cetc'],
    ['an encoded slash', '/en-au%2f..%2f'],
    ['an asterisk', '*'],
  ])('is refused with %s', (_what, raw) => {
    expect(statusOf(raw)).toBe(400)
  })

  it('is refused as too long past 2048 characters, whatever the query', () => {
    expect(statusOf(`/${'a'.repeat(2047)}`)).toBe(200)
    expect(statusOf(`/${'a'.repeat(2048)}`)).toBe(414)
    expect(statusOf(`/?${'a'.repeat(5000)}`)).toBe(200)
  })

  it('never yields a segment that could leave a folder', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('.', '%2e', '/', '%2f', '\\', '%5c', '%00', '%', 'a', '%25', '?', 'é')),
        (parts) => {
          const parsed = parseRequestTarget(`/${parts.join('')}`)
          if (!parsed.ok) return
          for (const segment of parsed.target.segments) expect(segment).not.toMatch(/^\.{0,2}$|[/\\\0]/)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
