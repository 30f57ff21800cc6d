import { expect, it } from 'vitest'
import { askContentService } from './content-catalogue.ts'

const asked = (...pictures: ({ url: string } | null)[]) => {
  const items = [{ sku: 'PW-S100', imagesCollection: { items: pictures } }, null]
  return askContentService({
    url: 'http://pools.example:8080/content/v1/spaces/poolwright/environments/master',
    token: 'token',
    fetch: async () => Response.json({ data: { productCollection: { items } } }),
  })(['PW-S100'])
}

it('knows pictures of the site’s own service by their paths, so that orders show them under every name of the site', async () => {
  const url = 'http://pools.example:8080/images/poolwright/s100/abc/s100.webp?w=450'
  expect(await asked({ url }, null)).toEqual([
    { sku: 'PW-S100', imagesCollection: { items: [{ url: '/images/poolwright/s100/abc/s100.webp?w=450' }, null] } },
    null,
  ])
})

it.each(['https://images.ctfassets.net/space/s100/abc/s100.webp', 'http://pools.example:80801/images/s100.webp'])(
  'leaves pictures that lie elsewhere where they are: %s',
  async (url) => {
    expect(await asked({ url })).toEqual([{ sku: 'PW-S100', imagesCollection: { items: [{ url }] } }, null])
  },
)
