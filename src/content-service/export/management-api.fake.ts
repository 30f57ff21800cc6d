import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'

interface Sys {
  id: string
  type: string
  version: number
  publishedVersion?: number
  [name: string]: unknown
}

/** What the space holds, as it was sent, with what it knows of it beside. */
export interface Resource {
  sys: Sys
  fields?: Record<string, Record<string, unknown>>
  [name: string]: unknown
}

export interface FakeSpace {
  /** Without a scheme: it speaks plain http. */
  host: string
  /** By their kinds as addresses name them, and by their ids. */
  resources: ReadonlyMap<string, ReadonlyMap<string, Resource>>
  /** Upload id → bytes. */
  uploads: ReadonlyMap<string, Buffer>
  close(): void
}

const types: Record<string, string> = {
  content_types: 'ContentType',
  entries: 'Entry',
  assets: 'Asset',
  locales: 'Locale',
  tags: 'Tag',
}

const space = '/spaces/:space/environments/:environment'

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
const home = { space: link('Space', 'pool'), environment: link('Environment', 'master') }

/** An empty space of Contentful with one locale, as far as an import talks to it. It publishes what it is asked to. */
export const startFakeSpace = async (defaultLocale: string): Promise<FakeSpace> => {
  const resources = new Map(Object.keys(types).map((kind) => [kind, new Map<string, Resource>()]))
  const uploads = new Map<string, Buffer>()
  const editors = new Map<string, Resource>()
  const kept = (kind: string) => resources.get(kind) ?? new Map<string, Resource>()
  const put = (kind: string, id: string, body: object, more: object = {}): Resource => {
    const version = (kept(kind).get(id)?.sys.version ?? 0) + 1
    const made = {
      ...body,
      sys: { ...home, ...kept(kind).get(id)?.sys, ...more, id, type: types[kind] ?? kind, version },
    }
    kept(kind).set(id, made)
    return made
  }
  put('locales', 'locale-1', { code: defaultLocale, name: defaultLocale, default: true, fallbackCode: null })

  const upload = async ({ req, json }: Context) => {
    const bytes = Buffer.from(await req.arrayBuffer())
    const id = `upload-${uploads.size + 1}`
    uploads.set(id, bytes)
    return json({ sys: { ...home, id, type: 'Upload' } }, 201)
  }

  const app = new Hono()
  app.get('/spaces/:space', ({ req, json }) => json({ sys: { id: req.param('space'), type: 'Space' } }))
  app.get(space, ({ req, json }) => json({ sys: { ...home, id: req.param('environment'), type: 'Environment' } }))
  app.get(`${space}/content_types/:id/editor_interface`, ({ req, json }) => {
    const contentType = link('ContentType', req.param('id'))
    return json({ sys: { ...home, id: 'default', type: 'EditorInterface', version: 1, contentType } })
  })
  app.put(`${space}/content_types/:id/editor_interface`, async ({ req, json }) => {
    editors.set(req.param('id'), await req.json())
    return json(await req.json())
  })
  app.post('/spaces/:space/uploads', upload)
  app.post(`${space}/uploads`, upload)
  app.put(`${space}/assets/:id/files/:locale/process`, ({ req, body }) => {
    const file = kept('assets').get(req.param('id'))?.fields?.file?.[req.param('locale')]
    if (typeof file === 'object' && file !== null) Object.assign(file, { url: '//images.ctfassets.net/processed' })
    return body(null, 204)
  })
  app.get(`${space}/:kind`, ({ req, json }) => {
    const items = [...kept(req.param('kind')).values()]
    return json({ sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items })
  })
  app.get(`${space}/:kind/:id`, ({ req, json }) => json(kept(req.param('kind')).get(req.param('id')) ?? {}))
  app.post(`${space}/locales`, async ({ req, json }) =>
    json(put('locales', `locale-${kept('locales').size + 1}`, await req.json()), 201),
  )
  app.put(`${space}/:kind/:id/published`, ({ req, json }) => {
    const { kind, id } = req.param()
    const { sys, ...body } = kept(kind).get(id) ?? {}
    return json(put(kind, id, body, { publishedVersion: sys?.version ?? 1 }))
  })
  app.put(`${space}/:kind/:id`, async ({ req, json }) => {
    const { kind, id } = req.param()
    const contentType = req.header('x-contentful-content-type')
    const of = contentType && { contentType: link('ContentType', contentType) }
    return json(put(kind, id, await req.json(), of || {}), 201)
  })

  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    host: `127.0.0.1:${port}`,
    resources: new Map([...resources, ['editor_interfaces', editors]]),
    uploads,
    close: () => server.close(),
  }
}
