import { expect, it, vi } from 'vitest'
import type { PageData } from './page-data.ts'
import { createPageLoader } from './page-loader.ts'

const pageData = (path: string, more: object = {}) => ({
  path,
  component: 'pages/plain',
  module: '/assets/plain.js',
  modules: [],
  styles: [],
  buildHash: 'b1',
  head: { title: path, lang: 'en-AU' },
  staticQueryHashes: ['menu'],
  data: { words: `of ${path}` },
  ...more,
})

const json = (value: unknown) => () => new Response(JSON.stringify(value))
const status = (code: number) => () => new Response('', { status: code })
const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

const site = (more: Record<string, () => Response> = {}) => {
  const files: Record<string, () => Response> = {
    '/page-data/en-au/about-us/page-data.json': json(pageData('/en-au/about-us/')),
    '/page-data/en-au/404/page-data.json': json(pageData('/en-au/404/')),
    '/page-data/sq/d/menu.json': json(['Home', 'Shop']),
    ...more,
  }
  const fetch = vi.fn(async (url: string, _init: RequestInit) => (files[url] ?? status(404))())
  const importComponent = vi.fn(async ({ component }: PageData) => `component ${component}`)
  const prefetchComponent = vi.fn()
  const loader = createPageLoader({
    fetch,
    importComponent,
    prefetchComponent,
    notFoundPath: () => '/en-au/404/',
    delay: () => Promise.resolve(),
  })
  const asked = (url: string) => fetch.mock.calls.filter(([askedFor]) => askedFor === url).length
  return { files, fetch, importComponent, prefetchComponent, loader, asked }
}

const aboutUs = '/page-data/en-au/about-us/page-data.json'

it('loads a page’s data, its component and its static queries [R14]', async () => {
  const { loader } = site()
  expect(await loader.loadPage('/en-au/about-us')).toEqual({
    status: 'success',
    resources: {
      pageData: pageData('/en-au/about-us/'),
      component: 'component pages/plain',
      staticQueries: [['Home', 'Shop']],
    },
  })
  expect(loader.hadFailures()).toBe(false)
})

it('fetches each file once, for everybody who asks meanwhile and later [R14]', async () => {
  const { loader, fetch, importComponent } = site()
  await Promise.all([
    loader.prefetch('/en-au/about-us/'),
    loader.loadPage('/en-au/about-us'),
    loader.hovering('/en-au/about-us/index.html'),
  ])
  await loader.loadPage('/en-au/about-us/')
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(importComponent).toHaveBeenCalledTimes(1)
})

it('prefetches everything behind what the visitor waits for, and runs it when hovering [R13]', async () => {
  const { loader, fetch, importComponent, prefetchComponent } = site()
  await loader.prefetch('/en-au/about-us/')
  expect(fetch.mock.calls.map(([url, { priority }]) => [url, priority])).toEqual([
    [aboutUs, 'low'],
    ['/page-data/sq/d/menu.json', 'low'],
  ])
  expect(prefetchComponent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ component: 'pages/plain' }))
  expect(importComponent).not.toHaveBeenCalled()
  await loader.hovering('/en-au/about-us/')
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(importComponent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ component: 'pages/plain' }))
})

it.each([
  ['its data is missing', status(404)],
  ['HTML comes instead', () => new Response('<!doctype html><title>Home</title>')],
  ['foreign JSON comes instead', json({ hello: 'world' })],
  ['another page’s data comes instead', json(pageData('/en-au/'))],
])('answers with the 404 page’s resources, unretried, when %s [R15]', async (_reason, answer) => {
  const { loader, asked } = site({ [aboutUs]: answer })
  const result = await loader.loadPage('/en-au/about-us/')
  expect(result).toMatchObject({ status: 'not-found', resources: { pageData: { path: '/en-au/404/' } } })
  expect(asked(aboutUs)).toBe(1)
  expect(loader.hadFailures()).toBe(false)
})

it.each([
  ['the network fails', unreachable],
  ['the server is overloaded', status(503)],
])('retries three times when %s, then answers with the 404 page’s resources [R15]', async (_reason, answer) => {
  const { loader, asked } = site({ [aboutUs]: answer })
  expect(await loader.loadPage('/en-au/about-us/')).toMatchObject({ status: 'not-found' })
  expect(asked(aboutUs)).toBe(4)
  expect(loader.hadFailures()).toBe(true)
})

it('takes status 500 for an error and asks for no 404 page [R16]', async () => {
  const { loader, asked } = site({ [aboutUs]: status(500) })
  expect(await loader.loadPage('/en-au/about-us/')).toEqual({
    status: 'error',
    reason: expect.stringContaining('/en-au/about-us/'),
  })
  expect(asked(aboutUs)).toBe(1)
  expect(asked('/page-data/en-au/404/page-data.json')).toBe(0)
  expect(loader.hadFailures()).toBe(true)
})

it('fails when the 404 page’s own data is missing [R15]', async () => {
  const { loader, asked } = site({ '/page-data/en-au/404/page-data.json': status(404) })
  expect(await loader.loadPage('/en-au/gone/')).toMatchObject({ status: 'error' })
  expect(asked('/page-data/en-au/404/page-data.json')).toBe(1)
  expect(await loader.loadPage('/en-au/404/')).toMatchObject({ status: 'error' })
  expect(asked('/page-data/en-au/404/page-data.json')).toBe(2)
})

it('fails when the component’s chunk is missing, and names it [R15]', async () => {
  const { loader, importComponent } = site()
  importComponent.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  expect(await loader.loadPage('/en-au/about-us/')).toEqual({
    status: 'error',
    reason: expect.stringContaining('pages/plain'),
  })
  expect(loader.hadFailures()).toBe(true)
})

it.each([status(404), status(500), status(503), unreachable, () => new Response('<!doctype html>')])(
  'fails when a static query is missing (case %#) [R15]',
  async (answer) => {
    const { loader } = site({ '/page-data/sq/d/menu.json': answer })
    expect(await loader.loadPage('/en-au/about-us/')).toEqual({
      status: 'error',
      reason: expect.stringContaining('menu'),
    })
  },
)

it('never keeps a failure: what comes back later is found [R15]', async () => {
  const { loader, files, importComponent } = site({ [aboutUs]: status(404), '/page-data/sq/d/menu.json': status(404) })
  importComponent.mockRejectedValueOnce(new Error('chunk'))
  expect(await loader.loadPage('/en-au/about-us/')).toMatchObject({ status: 'error' })
  files[aboutUs] = json(pageData('/en-au/about-us/'))
  files['/page-data/sq/d/menu.json'] = json([])
  expect(await loader.loadPage('/en-au/about-us/')).toMatchObject({ status: 'success' })
})

it('does not count a failed prefetch among the failures', async () => {
  const { loader } = site({ [aboutUs]: status(500) })
  await loader.prefetch('/en-au/about-us/')
  await loader.hovering('/en-au/about-us/')
  expect(loader.hadFailures()).toBe(false)
})

it('looks a redirected path up under the path that it leads to [R11]', async () => {
  const { fetch, importComponent, prefetchComponent } = site()
  const loader = createPageLoader({
    fetch,
    importComponent,
    prefetchComponent,
    notFoundPath: () => '/en-au/404/',
    resolvePath: (pathname) => (pathname === '/about/' ? '/en-au/about-us/' : pathname),
  })
  expect(await loader.loadPage('/about/')).toMatchObject({
    status: 'success',
    resources: { pageData: { path: '/en-au/about-us/' } },
  })
})

it('finds a page with letters beyond ASCII, whichever way its data spells the path', async () => {
  for (const path of ['/en-au/café/', '/en-au/caf%C3%A9/']) {
    const { loader } = site({ '/page-data/en-au/caf%C3%A9/page-data.json': json(pageData(path)) })
    expect(await loader.loadPage('/en-au/caf%C3%A9/')).toMatchObject({ status: 'success' })
  }
})

it('a page that answers for many addresses is loaded once, and says which it is shown at [R1]', async () => {
  const { fetch } = site({ '/page-data/order/page-data.json': json(pageData('/order/')) })
  const loader = createPageLoader({
    fetch,
    importComponent: async () => 'component',
    prefetchComponent: vi.fn(),
    notFoundPath: () => '/en-au/404/',
    pageAt: (path) => (/^\/orders\/\w+\/$/.test(path) ? '/order/' : path),
  })
  expect(await loader.loadPage('/orders/1')).toMatchObject({ status: 'success', shownAt: '/orders/1/' })
  expect(await loader.loadPage('/orders/2/')).toMatchObject({ status: 'success', shownAt: '/orders/2/' })
  expect(await loader.loadPage('/order/')).not.toHaveProperty('shownAt')
  expect(fetch.mock.calls.filter(([url]) => url.endsWith('/order/page-data.json'))).toHaveLength(1)
})
