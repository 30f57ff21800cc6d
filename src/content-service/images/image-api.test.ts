import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { grain, picture } from '../fixture/picture.fake.ts'
import { shopService } from '../fixture/shop-service.fake.ts'
import type { FairLimits } from './fair-renders.ts'
import { createImageApi } from './image-api.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>'
const { service, ask, directory, cacheDirectory } = await shopService(
  {
    'assets/logo.yaml': 'title: Logo\ndescription: Logo\nfile: logo.svg\n',
    'assets/logo.svg': drawing,
    'assets/grain.yaml': 'title: Grain\ndescription: Grain\nfile: grain.png\n',
    'assets/grain.png': await grain(200),
  },
  afterAll,
)
const addressOf = async (id: string): Promise<string> => {
  const { body } = await ask(`{ asset(id: "${id}") { url } }`)
  return body.data.asset.url
}
const front = await addressOf('front')

const get = (url: string, init?: RequestInit) => service.fetch(new Request(url, init))
const render = async (query: string, url = front) => {
  const response = await get(`${url}?${query}`)
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height, format, hasAlpha } = await sharp(bytes).metadata()
  return { size: `${width}x${height}`, format, hasAlpha, type: response.headers.get('content-type'), bytes }
}

describe('originals', () => {
  it('come unchanged, without a token, cached for long', async () => {
    const response = await get(front)
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(await picture(800, 600))
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('answer 304 when the browser has them, and HEAD without a body', async () => {
    const etag = (await get(front)).headers.get('etag') ?? ''
    expect((await get(front, { headers: { 'if-none-match': `"other", W/${etag}` } })).status).toBe(304)
    const head = await get(`${front}?w=10`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
  })

  it.each(['', '?w=10'])('say when their file was last modified, and answer 304 if not since: %j', async (query) => {
    const { mtime } = await stat(join(directory, 'assets/front.png'))
    const since = (date: Date, headers = {}) =>
      get(`${front}${query}`, { headers: { 'if-modified-since': date.toUTCString(), ...headers } })
    expect((await get(`${front}${query}`)).headers.get('last-modified')).toBe(mtime.toUTCString())
    const known = await since(mtime)
    expect(known.status).toBe(304)
    expect(known.headers.get('last-modified')).toBe(mtime.toUTCString())
    expect((await since(new Date(mtime.getTime() - 1000))).status).toBe(200)
    expect((await since(new Date(Number.NaN))).status).toBe(200)
    expect((await since(mtime, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('keep their format whatever the browser accepts', async () => {
    const response = await get(`${front}?w=10`, { headers: { accept: 'image/avif,image/webp' } })
    expect(response.headers.get('content-type')).toBe('image/png')
  })

  it('that are no pictures come as they are', async () => {
    const response = await get(`${await addressOf('manual')}?w=10`)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(await response.text()).toBe('%PDF-1.4')
  })

  it('that are drawings stay drawings unless a pixel format is asked for, and run no scripts', async () => {
    const logo = await addressOf('logo')
    const response = await get(`${logo}?w=10`)
    expect(await response.text()).toBe(drawing)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(await render('w=10&fm=png', logo)).toMatchObject({ size: '10x5', format: 'png' })
  })
})

describe('made to measure', () => {
  it.each([
    ['w=450&h=450&q=60', '450x338'],
    ['w=400', '400x300'],
    ['h=300', '400x300'],
    ['w=2000', '800x600'],
    ['w=450&h=450&fit=pad', '450x450'],
    ['w=1000&h=1000&fit=pad', '1000x1000'],
    ['w=450&h=450&fit=fill', '450x450'],
    ['w=450&h=450&fit=thumb&f=top_left', '450x450'],
    ['w=450&h=450&fit=thumb&f=face', '450x450'],
    ['w=450&h=100&fit=scale', '450x100'],
    ['w=450&h=100&fit=crop&f=bottom_right', '450x100'],
    ['w=9&h=9&unknown=1', '9x7'],
  ])('%s is %s [C8]', async (query, size) => {
    expect(await render(query)).toMatchObject({ size, format: 'png' })
  })

  it.each([
    ['jpg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['avif', 'heif', 'image/avif'],
    ['gif', 'gif', 'image/gif'],
  ])('comes as %s', async (fm, format, type) => {
    expect(await render(`w=20&fm=${fm}`)).toMatchObject({ format, type })
  })

  it('knows progressive JPEG and 8-bit PNG', async () => {
    const progressive = await render('w=40&fm=jpg&fl=progressive')
    expect((await sharp(progressive.bytes).metadata()).isProgressive).toBe(true)
    const palette = await render('w=40&fm=png&fl=png8&q=50')
    expect((await sharp(palette.bytes).metadata()).isPalette).toBe(true)
  })

  it('rounds corners, on a background where one is given', async () => {
    const corner = async (query: string) => {
      const { bytes } = await render(query)
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
      return [...data.subarray(0, info.channels)]
    }
    expect(await corner('w=40&h=40&fit=fill&r=max')).toEqual([0, 0, 0, 0])
    expect((await corner('w=40&h=40&fit=fill&r=20&bg=rgb:ff0000')).slice(0, 3)).toEqual([255, 0, 0])
    expect(Math.min(...(await corner('w=40&h=40&fit=fill&r=20&fm=jpg')))).toBeGreaterThan(245)
    expect((await corner('w=40&h=80&fit=pad&bg=rgb:0f0')).slice(0, 3)).toEqual([0, 255, 0])
  })

  it('is smaller at lower quality', async () => {
    const grain = await addressOf('grain')
    const low = await render('fm=webp&q=20', grain)
    const high = await render('fm=webp&q=90', grain)
    expect(low.bytes.length).toBeLessThan(high.bytes.length / 2)
  })
})

describe('bad requests', () => {
  it.each([
    ['w=4001', /w must be a whole number from 1 to 4000, but it was "4001"/],
    ['w=0', /w must be/],
    ['h=abc', /h must be/],
    ['w=1e3', /w must be/],
    ['w=-1', /w must be/],
    ['fit=stretch', /fit must be one of pad, fill, scale, crop, thumb/],
    ['f=middle', /f must be one of/],
    ['r=-2', /r must be/],
    ['bg=red', /bg must be/],
    ['q=101', /q must be/],
    ['fm=bmp', /fm must be one of jpg, png, webp, avif, gif/],
    ['fl=interlaced', /fl must be/],
    ['w=x&q=y', /w must be.*; q must be/],
  ])('%s', async (query, message) => {
    const response = await get(`${front}?${query}`)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toMatch(message)
  })

  it.each([
    front.replace('/pool/', '/sea/'),
    front.replace('/front/', '/back/'),
    front.replace('front.png', 'other.png'),
    front.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
    front.replace('front.png', '%2e%2e%2fsecret'),
    front.replace('front.png', '%E0%A4%A'),
    'http://localhost/images/',
  ])('%s is not found', async (url) => {
    expect((await get(url)).status).toBe(404)
  })

  it('can only be read', async () => {
    expect((await get(front, { method: 'POST' })).status).toBe(405)
  })
})

const nobody = { atOnce: 0, waiting: 0 }
const apiWith = async (limits: Partial<FairLimits>, directory: string) => {
  const loaded = await service.ready()
  if (!loaded.ok) throw new Error('The fixture has problems')
  const images = createImageApi({
    space: 'pool',
    cacheDirectory: join(cacheDirectory, directory),
    limits,
    // Time comes back with the clock, and a busy machine gives it a lot.
    now: () => 0,
  })
  return (query: string, asker?: string) => images(new Request(`${front}?${query}`), loaded.content, 'request', asker)
}

describe('too many requests at once', () => {
  it('are turned away as Contentful would, and what is known is still answered', async () => {
    const unhurried = await apiWith({}, 'busy')
    expect((await unhurried('w=30')).status).toBe(200)
    const ask = await apiWith({ queue: nobody }, 'busy')
    const refused = await ask('w=31')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    expect(await refused.json()).toMatchObject({ sys: { type: 'Error', id: 'RateLimitExceeded' } })
    expect([(await ask('w=30')).status, (await ask('')).status]).toEqual([200, 200])
    expect((await unhurried('w=31')).status).toBe(200)
  })
})

describe('for one address', () => {
  const spent = { atOnce: 1, perSecond: 1e-9 }

  it('few are made at once, and what is known already or asked by the site itself is answered', async () => {
    const unhurried = await apiWith({}, 'few')
    expect((await unhurried('w=30', 'mallory')).status).toBe(200)
    const ask = await apiWith({ askerQueue: nobody }, 'few')
    const refused = await ask('w=31', 'mallory')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    expect([(await ask('w=30', 'mallory')).status, (await ask('', 'mallory')).status]).toEqual([200, 200])
    expect((await ask('w=31')).status).toBe(200)
  })

  it('there is so much time, then 429 and when to come again', async () => {
    const ask = await apiWith({ askerBudget: { atOnce: 100, perSecond: 10 } }, 'own')
    expect((await ask('w=700', 'mallory')).status).toBe(200)
    const refused = await ask('w=701', 'mallory')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('w=700', 'mallory')).status).toBe(200)
    expect((await ask('w=701', 'ana')).status).toBe(200)
    expect((await ask('w=702')).status).toBe(200)
  })

  it('and for all together, then 503', async () => {
    const ask = await apiWith({ budget: spent }, 'all')
    expect((await ask('w=700', 'one')).status).toBe(200)
    const refused = await ask('w=701', 'two')
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('w=700', 'two')).status).toBe(200)
  })
})

describe('the cache', () => {
  it('keeps what was rendered, and no half-written files', async () => {
    await render('w=123')
    const names = await readdir(join(cacheDirectory, 'images'))
    expect(names.length).toBeGreaterThan(0)
    expect(names.every((name) => /^[0-9a-f]{32}-[0-9a-f]{16}\.[a-z]+$/.test(name))).toBe(true)
  })
})
