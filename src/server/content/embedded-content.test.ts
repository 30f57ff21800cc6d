import { expect, it } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { contentDirectory, temporaryDirectory } from '../../content-service/fixture/content-directory.fake.ts'
import { shopContent } from '../../content-service/fixture/shop-content.fake.ts'
import { loadEmbeddedContent } from './embedded-content.ts'

/** The address of a picture, as somebody learns it who asks at an address. */
const addressOfPicture = async (publicUrl: string, askedAt: string): Promise<string> => {
  const read = readEnvironment({
    PUBLIC_URL: publicUrl,
    CONTENT_DIRECTORY: await contentDirectory(await shopContent()),
    CACHE_DIRECTORY: await temporaryDirectory(),
  })
  if (!read.ok) throw new Error('The environment is not valid.')
  const { content } = read.environment
  const loaded = await loadEmbeddedContent(read.environment)
  if (!loaded.ok) throw new Error(loaded.message)
  const answer = await loaded.service.fetch(
    new Request(`${askedAt}/content/v1/spaces/${content.space}/environments/${content.environment}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${content.deliveryToken}` },
      body: JSON.stringify({ query: '{ asset(id: "front") { url } }' }),
    }),
  )
  return (await answer.json()).data.asset.url
}

it('gives assets addresses under the name by which the site was reached', async () => {
  expect(await addressOfPicture('http://localhost:8080', 'http://127.0.0.1:8080')).toMatch(
    /^http:\/\/127\.0\.0\.1:8080\/images\/poolwright\/front\//,
  )
})

it('gives them its public name behind a proxy that speaks https for it', async () => {
  expect(await addressOfPicture('https://www.pools.example', 'http://10.0.0.7:8080')).toMatch(
    /^https:\/\/www\.pools\.example\/images\/poolwright\/front\//,
  )
})
