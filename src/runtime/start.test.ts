import { expect, it, vi } from 'vitest'
import type { LoadResult, PageParts } from './page-loader.ts'
import { type DocumentPage, readDocumentPage, type StartOptions, start } from './start.ts'

const resources = (path: string, buildHash = 'b1') => ({
  pageData: {
    path,
    component: 'pages/plain',
    module: '/assets/plain.js',
    modules: [],
    styles: [],
    buildHash,
    head: { title: '', description: '', canonical: '', lang: '' },
    staticQueryHashes: [],
    data: null,
  },
  component: 'component',
  staticQueries: [],
})

const enter = (
  address: string,
  page: Partial<DocumentPage> = {},
  result: LoadResult = { status: 'success', resources: resources('/en-au/about-us/') },
  claims = true,
  more: Partial<StartOptions<PageParts>> = {},
) => {
  const url = new URL(address, 'https://example.test')
  const happened: string[] = []
  const location = {
    get pathname() {
      return url.pathname
    },
    search: url.search,
    hash: url.hash,
    reload: () => void happened.push('reload'),
  }
  const history = {
    state: { kept: true },
    replaceState: vi.fn((_state: unknown, _title: string, next?: string | URL | null) => {
      happened.push(`replace ${next}`)
      url.href = new URL(next ?? '', url).href
    }),
  }
  const events = new EventTarget()
  events.addEventListener('route-update', (event) => {
    happened.push(`route-update ${JSON.stringify(event instanceof CustomEvent && event.detail)}`)
  })
  const started = start({
    page: { path: '/en-au/about-us/', kind: 'page', buildHash: 'b1', ...page },
    loader: {
      loadPage: async (pathname) => {
        happened.push(`load ${pathname}`)
        return result
      },
    },
    hydrate: async ({ pageData }) => void happened.push(`hydrate ${pageData.path}`),
    location,
    history,
    guard: {
      claim: (reason) => {
        happened.push(`claim ${reason}`)
        return claims
      },
    },
    events,
    isOfDocument: (module) => module === '/assets/plain.js',
    ...more,
  })
  return { started, happened, history }
}

it('loads the page’s resources first, then shows the page [R4]', async () => {
  const { started, happened } = enter('/en-au/about-us/')
  expect(await started).toBe('started')
  expect(happened).toEqual([
    'load /en-au/about-us/',
    'hydrate /en-au/about-us/',
    'route-update {"path":"/en-au/about-us/","initial":true}',
  ])
})

it.each(['/en-AU/about-us?a=1#b', '/en-au/about-us/index.html?a=1#b'])(
  'replaces the address %s with the page path, keeping query, hash and state [R5]',
  async (address) => {
    const { started, happened, history } = enter(address)
    await started
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith({ kept: true }, '', '/en-au/about-us/?a=1#b')
    expect(happened).toContain('load /en-au/about-us/')
  },
)

it('leaves an address alone that differs only in how the browser writes it [R5]', async () => {
  const { started, history } = enter('/caf%C3%A9/', { path: '/café/' })
  await started
  expect(history.replaceState).not.toHaveBeenCalled()
})

it.each([
  ['not-found', '/en-au/404/'],
  ['offline', '/offline/'],
] as const)(
  'keeps the address that was asked for on a %s document and loads the document’s own page [R5]',
  async (kind, path) => {
    const { started, happened, history } = enter(
      '/en-au/somewhere/',
      { kind, path },
      { status: 'success', resources: resources(path) },
    )
    await started
    expect(history.replaceState).not.toHaveBeenCalled()
    expect(happened).toEqual([`load ${path}`, `hydrate ${path}`, expect.stringContaining('/en-au/somewhere/')])
  },
)

it.each([
  ['not found', { status: 'not-found', resources: resources('/en-au/404/') }],
  ['in error', { status: 'error', reason: 'chunk gone' }],
] as const)(
  'renders nothing and raises an error that names the path when resources are %s [R6]',
  async (_name, result) => {
    const { started, happened } = enter('/en-au/about-us/', {}, result)
    await expect(started).rejects.toThrow('/en-au/about-us/')
    expect(happened).toEqual(['load /en-au/about-us/'])
  },
)

it('says why in the error, where there is a reason [R6]', async () => {
  await expect(enter('/', {}, { status: 'error', reason: 'chunk gone' }).started).rejects.toThrow('chunk gone')
})

it('reloads once when the data is of another build, and shows nothing before that [R9]', async () => {
  const newer = { status: 'success', resources: resources('/en-au/about-us/', 'b2') } as const
  const first = enter('/en-au/about-us/', {}, newer)
  expect(await first.started).toBe('reloading')
  expect(first.happened).toEqual(['load /en-au/about-us/', 'claim b2', 'reload'])
})

it('shows the page when that reload was already done: no loop [R9]', async () => {
  const newer = { status: 'success', resources: resources('/en-au/about-us/', 'b2') } as const
  const second = enter('/en-au/about-us/', {}, newer, false)
  expect(await second.started).toBe('started')
  expect(second.happened).not.toContain('reload')
  expect(second.happened).toContain('hydrate /en-au/about-us/')
})

it('renders nothing rather than run code of two builds together [R9]', async () => {
  const { pageData, ...rest } = resources('/en-au/about-us/', 'b2')
  const newer = { ...rest, pageData: { ...pageData, module: '/assets/plain-of-b2.js' } }
  const mixed = enter('/en-au/about-us/', {}, { status: 'success', resources: newer }, false)
  await expect(mixed.started).rejects.toThrow('/en-au/about-us/')
  expect(mixed.happened).not.toContain('hydrate /en-au/about-us/')
})

it('reads what the document says it is', () => {
  expect(readDocumentPage({ dataset: { pagePath: '/offline/', pageKind: 'offline', build: 'b1' } })).toEqual({
    path: '/offline/',
    kind: 'offline',
    buildHash: 'b1',
  })
  expect(readDocumentPage({ dataset: {} })).toEqual({ path: '/', kind: 'page', buildHash: '' })
})

it('keeps the address of a page that answers for many, and loads it by that address [R1] [R5]', async () => {
  const sharedPath = (pathname: string) => (pathname.startsWith('/orders/') ? '/orders/1/' : undefined)
  const { started, happened, history } = enter('/orders/1/?a=1', { path: '/order/' }, undefined, true, { sharedPath })
  expect(await started).toBe('started')
  expect(history.replaceState).not.toHaveBeenCalled()
  expect(happened[0]).toBe('load /orders/1/')
})
