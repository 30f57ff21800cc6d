import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealerListFile } from '../../domain/dealers/dealer-list.ts'
import { editionSettingsFile } from '../../domain/forms/edition-settings.ts'
import { createTestSite, type TestSite } from '../test-site.fake.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site[Symbol.asyncDispose]())

/** As a request comes over the wire: the parsed URL would already hide doubled slashes and dots. */
const ask = (raw: string, method = 'GET') => {
  const request = new URL(`http://localhost:8080${raw.startsWith('//') ? '' : raw}`)
  return site.app.request(request, { method }, { incoming: { url: raw } })
}
const leadsTo = async (raw: string) => {
  const response = await ask(raw)
  return [response.status, response.headers.get('location')]
}

describe('the address of a page', () => {
  it.each([
    ['/en-au/about-us', '/en-au/about-us/'],
    ['/en-AU/about-us', '/en-au/about-us/'],
    ['/EN-AU/About-Us/', '/en-au/about-us/'],
    ['/en-au', '/en-au/'],
    ['/en-au//about-us/', '/en-au/about-us/'],
    ['/en-au/about-us//', '/en-au/about-us/'],
    ['/en-au/caf%C3%A9', '/en-au/caf%C3%A9/'],
    ['/en-au/CAF%C3%89/', '/en-au/caf%C3%A9/'],
    ['//', '/'],
    ['//en-au/about-us/', '/en-au/about-us/'],
    ['/EN-AU/about-us/index.html', '/en-au/about-us/index.html'],
    ['/en-au//about-us/index.html', '/en-au/about-us/index.html'],
  ])('%s is put right: %s', async (raw, location) => {
    expect(await leadsTo(raw)).toEqual([308, location])
    expect((await ask(raw, 'HEAD')).status).toBe(308)
    expect((await ask(location)).status).toBe(200)
  })

  it('of a page that answers for many keeps the spelling of what it names [R1]', async () => {
    const address = '/en-au/account/orders/AU-10482-K/'
    expect(await (await ask(address)).text()).toContain('<h1>An order</h1>')
    expect(await leadsTo('/en-au/account/orders/AU-10482-K?a=1')).toEqual([308, `${address}?a=1`])
    expect((await ask(`${address}more/`)).status).toBe(404)
    expect((await ask('/en-nz/account/orders/NZ-1/')).status).toBe(404)
  })

  it('of the desk answers for all that lies beneath, but for files', async () => {
    for (const address of ['/staff/', '/staff/orders/', '/staff/orders/AU-10482-6/'])
      expect(await (await ask(address)).text()).toContain('<h1>The desk</h1>')
    expect(await leadsTo('/staff/orders/AU-10482-6?view=all')).toEqual([308, '/staff/orders/AU-10482-6/?view=all'])
    expect((await ask('/staff/assets/desk-1.js')).status).toBe(404)
    expect((await ask('/en-au/staff/')).status).toBe(404)
  })

  it('keeps its query when it is put right', async () => {
    expect(await leadsTo('/en-AU/about-us?models=a,b&x=%2F')).toEqual([308, '/en-au/about-us/?models=a,b&x=%2F'])
  })

  it.each([
    '/',
    '/en-au/',
    '/en-au/about-us/',
    '/en-au/about-us/index.html',
    '/index.html',
    '/en-au/caf%c3%a9/',
    '/en-au/%61bout-us/',
  ])('%s is served as it is', async (raw) => {
    expect(await leadsTo(raw)).toEqual([200, null])
  })

  it.each([
    '/en-au/nothing',
    '/en-AU/nothing/',
    '/en-au//nothing',
    '/robots.txt/',
    '/en-au/about-us/index.html/',
    '//evil.example/',
    '//evil.example',
    '///evil.example/..',
  ])('%s leads nowhere, and to nobody else', async (raw) => {
    const [status, location] = await leadsTo(raw)
    expect([400, 404]).toContain(status)
    expect(location).toBeNull()
  })

  it.each(['/\\evil.example', '/%5cevil.example', '/%2f%2fevil.example/'])('%s is refused', async (raw) => {
    expect(await leadsTo(raw)).toEqual([400, null])
  })

  it('never leads to another host and never in circles', async () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      'en-au',
      'EN-AU',
      'about-us',
      'About-us',
      'index.html',
      '%2e',
      '..',
      '\\',
      '%5c',
      'caf%C3%A9',
      '@',
      ':',
      'evil.example',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 7 }), async (pieces) => {
        const first = await ask(`/${pieces.join('')}`)
        expect(first.status).toBeLessThan(500)
        const location = first.headers.get('location')
        if (location === null) return
        expect(location).toMatch(/^\/(?![/\\])/)
        expect((await ask(location)).status).toBe(200)
      }),
      { numRuns: 500 },
    )
  })
})

describe('what is not for visitors', () => {
  it.each([
    '/.hidden',
    '/en-au/about-us/index.html.br',
    '/404.html.gz',
    '/404.html.GZ',
    '/_headers',
    '/.server/csp.json',
    '/.server/build-state.json',
    '/.git/config',
    '/page-data',
  ])('%s is not found', async (raw) => {
    for (const file of ['.server/csp.json', '.server/build-state.json']) await site.write(file, '{}')
    expect((await ask(raw)).status).toBe(404)
  })

  it('is what the build leaves for servers, however it is asked for', async () => {
    for (const file of [dealerListFile('en-au'), editionSettingsFile('en-au')]) {
      for (const variant of ['', '.br', '.gz']) await site.write(file + variant, 'a secret')
      const name = file.slice(1)
      const others = [`/${file.toUpperCase()}`, `/%2e${name}`, `/%2E${name.replaceAll('/', '//')}`, `//${file}`]
      for (const raw of [`/${file}`, ...others, `/${file}.br`, `/${file}.gz`, `/${file}/`, `/${path.dirname(file)}/`])
        for (const method of ['GET', 'HEAD', 'POST']) expect([raw, (await ask(raw, method)).status]).toEqual([raw, 404])
      for (const raw of [
        `/%252e${name}`,
        `/en-au/../${file}`,
        `/en-au/%2e%2e/${file}`,
        `/.${name.replaceAll('/', '%2f')}`,
      ])
        expect([400, 404]).toContain((await ask(raw)).status)
    }
  })
})
