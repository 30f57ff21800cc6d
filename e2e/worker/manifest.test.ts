import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningSite, startSite } from '../support/site.ts'

let site: RunningSite

beforeAll(async () => {
  site = await startSite()
})

afterAll(() => site.stop())

describe('the web app manifest', () => {
  it('names the brand, the start, the display and the colours [W7]', async () => {
    const answer = await fetch(`${site.origin}/manifest.webmanifest`)
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    expect(await answer.json()).toMatchObject({
      short_name: 'Poolwright',
      start_url: '/',
      display: 'standalone',
      background_color: '#353E47',
      theme_color: '#58C8DF',
    })
  })

  it('is named by every page and has icons that answer [W7]', async () => {
    const html = await (await fetch(`${site.origin}/en-nz/`)).text()
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    const { icons } = await (await fetch(`${site.origin}/manifest.webmanifest`)).json()
    const sizes = icons.map(({ sizes }: { sizes: string }) => sizes)
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
    for (const { src, type } of icons) {
      const answer = await fetch(site.origin + src)
      expect([answer.status, answer.headers.get('content-type')], src).toEqual([200, type])
    }
  })
})
