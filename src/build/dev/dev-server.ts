import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { createServer as createVite, type ViteDevServer } from 'vite'
import type { Environment } from '../../config/environment.ts'
import { toPagePath } from '../../runtime/page-path.ts'
import { viteSettings } from '../bundle/vite-settings.ts'
import { createContentSource } from '../content/content-source.ts'
import type { RenderPage } from '../render/prerender.tsx'
import { createDevSite, type DevSite } from './dev-site.ts'
import { watchContent } from './watch-content.ts'

const isRenderModule = (module: Record<string, unknown>): module is { renderPage: RenderPage } => 'renderPage' in module

const loadRenderer = async (vite: ViteDevServer): Promise<RenderPage> => {
  const module = await vite.ssrLoadModule('/src/build/render/prerender.tsx')
  if (!isRenderModule(module)) throw new Error('The prerenderer has no renderPage.')
  return module.renderPage
}

const routes = (vite: ViteDevServer, site: DevSite): Hono => {
  const app = new Hono()
  app.get('*', async (context) => {
    const pathname = decodeURI(new URL(context.req.url).pathname)
    const file = await site.file(pathname.slice(1))
    if (file !== undefined)
      return context.body(new Uint8Array(Buffer.from(file)), 200, {
        'content-type': getMimeType(pathname) ?? 'text/plain',
      })
    const renderPage = await loadRenderer(vite)
    const page = site.html(toPagePath(pathname), renderPage)
    const document = page ?? site.html('/404.html', renderPage) ?? 'Not found'
    return context.html(await vite.transformIndexHtml(pathname, document), page === undefined ? 404 : 200)
  })
  app.onError((error, context) => {
    vite.ssrFixStacktrace(error)
    return context.text(error.stack ?? error.message, 500)
  })
  return app
}

/** Shows the site from its sources: components are replaced in place, a changed content file reloads the page. */
export const startDevServer = async (root: string, environment: Environment): Promise<string> => {
  const source = await createContentSource(environment)
  const site = await createDevSite(environment, source)
  const server = createServer()
  const vite = await createVite({
    ...viteSettings(root),
    // Found at the start, so that the first page is not reloaded when its libraries turn up.
    optimizeDeps: {
      entries: ['src/site/app/start.tsx', 'src/site/{pages,templates,styleguide}/**/page.tsx', 'src/site/panels/*.tsx'],
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/content/**', '**/dist/**', '**/.cache/**'] },
    },
  })
  const app = new Hono()
  if (source.embedded !== undefined) {
    const { embedded } = source
    for (const path of ['/content/*', '/images/:space/:file{.+}'])
      app.all(path, (context) => embedded.fetch(context.req.raw))
  }
  app.route('/', routes(vite, site))

  const answer = getRequestListener(app.fetch)
  server.on('request', (request, response) => vite.middlewares(request, response, () => void answer(request, response)))
  if (source.embedded !== undefined)
    watchContent({ directory: environment.content.directory, service: source.embedded, site, vite })
  await new Promise<void>((resolve) => server.listen(environment.port, environment.host, resolve))
  return `http://localhost:${environment.port}/`
}
