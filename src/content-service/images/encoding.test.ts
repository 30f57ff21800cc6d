import { afterAll, expect, it } from 'vitest'
import { grain } from '../fixture/picture.fake.ts'
import { shopService } from '../fixture/shop-service.fake.ts'
import { createImageApi } from './image-api.ts'

const { service, ask, cacheDirectory } = await shopService(
  {
    'assets/grain.yaml': 'title: Grain\ndescription: Grain\nfile: grain.png\n',
    'assets/grain.png': await grain(200),
  },
  afterAll,
)

it('makes other files with less effort, and keeps them apart', async () => {
  const loaded = await service.ready()
  if (!loaded.ok) throw new Error('The content has problems.')
  const { body } = await ask('{ asset(id: "grain") { url } }')
  const bytesWith = async (effort: 'usual' | 'least', format: string) => {
    const images = createImageApi({ space: 'pool', cacheDirectory, effort })
    const request = new Request(`${body.data.asset.url}?fm=${format}&q=52`)
    const answer = await images(request, loaded.content, 'request')
    return Buffer.from(await answer.arrayBuffer()).toString('base64')
  }
  for (const format of ['avif', 'webp'])
    expect(await bytesWith('least', format), format).not.toBe(await bytesWith('usual', format))
})

it('asks no browser to keep for good what another encoder would make otherwise', async () => {
  const loaded = await service.ready()
  if (!loaded.ok) throw new Error('The content has problems.')
  const { body } = await ask('{ asset(id: "grain") { url } }')
  const answerOf = async (encoder: string, etag = '') => {
    const images = createImageApi({ space: 'pool', cacheDirectory, encoder })
    const request = new Request(`${body.data.asset.url}?w=20`, { headers: { 'if-none-match': etag } })
    return images(request, loaded.content, 'request')
  }
  const first = await answerOf('sharp 1.0.0')
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
  const etag = first.headers.get('etag') ?? ''
  expect((await answerOf('sharp 1.0.0', etag)).status).toBe(304)
  expect((await answerOf('sharp 1.0.1', etag)).status).toBe(200)
})
