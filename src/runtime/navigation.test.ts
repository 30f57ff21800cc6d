import { beforeEach, expect, it, vi } from 'vitest'
import { fullLoadInfo } from './full-page-load.ts'
import { FakeNavigation, later, navigableSite, notFound, origin, success } from './navigable-site.fake.ts'
import { navigationWithPrecommit } from './navigation.ts'
import type { LoadResult } from './page-loader.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('loads first, before the address changes, and shows then [R7]', async () => {
  const { navigation, happened, answers } = navigableSite()
  const slow = later<LoadResult>()
  answers['/b/'] = slow.promise
  const going = navigation.go('/b/')
  await vi.advanceTimersByTimeAsync(10)
  expect(happened).toEqual(['load /b/'])
  expect(navigation.url).toBe(`${origin}/a/`)
  slow.settle(success('/b/'))
  expect(await going).toBe('shown')
  expect(happened).toEqual(['load /b/', 'show /b/ at /b/ with /b/', 'route-update /b/'])
})

it('lets the browser scroll when the page is there, and leaves focus to the site [R7]', async () => {
  const { navigation } = navigableSite()
  await navigation.go('/b/#deep')
  expect(navigation.interceptOptions).toMatchObject({ scroll: 'after-transition', focusReset: 'manual' })
  await navigation.go('/a/', { navigationType: 'traverse', cancelable: false, sameDocument: true })
  expect(navigation.interceptOptions).toMatchObject({ scroll: 'after-transition', focusReset: 'manual' })
})

it('shows the page under its own path when the link spelt it otherwise [R5]', async () => {
  const { navigation, happened, answers } = navigableSite()
  answers['/en-AU/x'] = success('/en-au/x/')
  await navigation.go('/en-AU/x?q=1#deep')
  expect(happened).toContain('show /en-au/x/ at /en-au/x/?q=1#deep with /en-au/x/?q=1#deep')
})

it('shows the page again under the new address when only the query changes [R7]', async () => {
  const { navigation, happened } = navigableSite()
  await navigation.go('/a/?sort=price')
  expect(happened).toContain('show /a/ at /a/?sort=price with /a/?sort=price')
})

it.each(['push', 'replace'] as const)(
  'performs a full page load by %s when loading fails [R8]',
  async (navigationType) => {
    const { navigation, happened, answers } = navigableSite()
    answers['/b/'] = { status: 'error', reason: '' }
    expect(await navigation.go('/b/?q#h', { navigationType })).toBe('aborted')
    expect(happened).toEqual(['load /b/', `full ${navigationType} /b/?q#h`])
    expect(navigation.url).toBe(`${origin}/a/`)
  },
)

it('does not intercept its own full page load [R8]', async () => {
  const { navigation } = navigableSite()
  expect(await navigation.go('/b/', { info: fullLoadInfo })).toBe('browser')
})

it('performs a full page load when only the data of a page is missing, not the page [R8]', async () => {
  const { navigation, happened, answers } = navigableSite({ exists: true })
  answers['/b/'] = notFound
  await navigation.go('/b/')
  expect(happened).toEqual(['load /b/', 'head /b/', 'full push /b/'])
})

it('shows the 404 page under the address that was asked for when there is no such page [R15]', async () => {
  const { navigation, happened, answers } = navigableSite()
  answers['/b/'] = notFound
  await navigation.go('/b/')
  expect(happened).toEqual(['load /b/', 'head /b/', 'show /en-au/404/ at /b/ with /b/', 'route-update /b/'])
})

it('performs a full page load when the build has changed, and counts it as that build’s reload [R9]', async () => {
  const { navigation, happened, answers } = navigableSite()
  answers['/b/'] = success('/b/', 'b2')
  await navigation.go('/b/')
  expect(happened).toEqual(['load /b/', 'claim b2', 'full push /b/'])
})

it('loads first and shows then when going back, though the address has changed already [R7]', async () => {
  const { navigation, happened } = navigableSite()
  await navigation.go('/b/', { navigationType: 'traverse', cancelable: false, sameDocument: true })
  expect(happened).toEqual(['load /b/', 'show /b/ at /b/ with /b/', 'route-update /b/'])
})

it.each([
  ['loading fails', { status: 'error', reason: '' }],
  ['the build has changed', success('/b/', 'b2')],
] as const)('reloads the committed address when going back and %s [R8] [R9]', async (_reason, answer) => {
  const { navigation, happened, answers } = navigableSite()
  answers['/b/'] = answer
  await navigation.go('/b/', { navigationType: 'traverse', sameDocument: true })
  expect(happened.at(-1)).toBe('full reload /b/')
  expect(happened.some((line) => line.startsWith('show'))).toBe(false)
})

it('tells whether a page is gone to or returned to, which must be as long as it was', async () => {
  const { navigation, returns } = navigableSite()
  await navigation.go('/b/')
  await navigation.go('/a/', { navigationType: 'traverse', cancelable: false, sameDocument: true })
  expect(returns).toEqual([false, true])
})

it('reloads when the page cannot be shown [R8]', async () => {
  const { navigation, happened } = navigableSite({ show: () => Promise.reject(new Error('render')) })
  await expect(navigation.go('/b/')).rejects.toThrow('render')
  expect(happened.at(-1)).toBe('full reload /b/')
})

it.each([
  ['a click', {}],
  ['going back', { navigationType: 'traverse', sameDocument: true }],
])('never shows the page of %s that another navigation has overtaken [R7]', async (_name, init) => {
  const { navigation, happened, answers } = navigableSite()
  const slow = later<LoadResult>()
  answers['/slow/'] = slow.promise
  const overtaken = navigation.go('/slow/', init)
  await navigation.go('/b/')
  slow.settle(success('/slow/'))
  expect(await overtaken).toBe('aborted')
  expect(happened.filter((line) => line.startsWith('show'))).toEqual(['show /b/ at /b/ with /b/'])
  expect(navigation.url).toBe(`${origin}/b/`)
})

it('does not load in full what another navigation has overtaken [R8]', async () => {
  const { navigation, happened, answers } = navigableSite()
  const slow = later<LoadResult>()
  answers['/slow/'] = slow.promise
  const overtaken = navigation.go('/slow/')
  await navigation.go('/b/')
  slow.settle({ status: 'error', reason: '' })
  await overtaken
  expect(happened.some((line) => line.startsWith('full'))).toBe(false)
})

it('reports no route update for a page that the next one replaced while it was being shown', async () => {
  const slowShow = later<void>()
  const { navigation, happened } = navigableSite({
    show: (url) => (url.pathname === '/b/' ? slowShow.promise : Promise.resolve()),
  })
  const first = navigation.go('/b/')
  await vi.advanceTimersByTimeAsync(0)
  await navigation.go('/c/')
  slowShow.settle()
  await first
  expect(happened.filter((line) => line.startsWith('route-update'))).toEqual(['route-update /c/'])
})

it('emits delayed-load once loading has taken over 1000 ms [R10]', async () => {
  const { navigation, happened, answers } = navigableSite()
  const slow = later<LoadResult>()
  answers['/b/'] = slow.promise
  const going = navigation.go('/b/')
  await vi.advanceTimersByTimeAsync(999)
  expect(happened).toEqual(['load /b/'])
  await vi.advanceTimersByTimeAsync(2)
  expect(happened).toEqual(['load /b/', 'delayed-load /b/'])
  slow.settle(success('/b/'))
  await going
  await vi.advanceTimersByTimeAsync(5000)
  expect(happened.filter((line) => line.startsWith('delayed-load'))).toHaveLength(1)
})

it('emits no delayed-load when loading takes less, or is overtaken [R10]', async () => {
  const { navigation, happened, answers } = navigableSite()
  const slow = later<LoadResult>()
  answers['/slow/'] = slow.promise
  void navigation.go('/slow/')
  await vi.advanceTimersByTimeAsync(900)
  await navigation.go('/b/')
  await vi.advanceTimersByTimeAsync(5000)
  expect(happened.some((line) => line.startsWith('delayed-load'))).toBe(false)
})

it.each([
  ['what it may not intercept', '/b/', { canIntercept: false }],
  ['a download', '/b/', { downloadRequest: '' }],
  ['a posted form', '/b/', { formData: new FormData() }],
  ['a reload', '/a/', { navigationType: 'reload' }],
  ['a jump within the page', '/a/#deep', { hashChange: true, sameDocument: true }],
  ['a second jump to the same place', '/a/#deep', { sameDocument: true, navigationType: 'replace' }],
  ['history.pushState', '/a/?x', { sameDocument: true }],
  ['another site', 'https://other.test/', {}],
  ['a file', '/guide.pdf', {}],
  ['an excluded prefix', '/images/x', {}],
])('leaves %s to the browser', async (_name, href, init) => {
  const { navigation, happened } = navigableSite()
  expect(await navigation.go(href, init)).toBe('browser')
  expect(happened).toEqual([])
})

it('shows the committed page when a jump overtakes a slow "back" to it [R7]', async () => {
  const { navigation, happened, answers } = navigableSite()
  answers['/b/'] = later<LoadResult>().promise
  void navigation.go('/b/', { navigationType: 'traverse', cancelable: false, sameDocument: true })
  await vi.advanceTimersByTimeAsync(10)
  answers['/b/'] = success('/b/')
  await navigation.go('/b/#deep', { hashChange: true, sameDocument: true })
  expect(happened).toContain('show /b/ at /b/#deep with /b/#deep')
})

it('does nothing once stopped', async () => {
  const { navigation, stop } = navigableSite()
  stop()
  expect(await navigation.go('/b/')).toBe('browser')
})

it('needs precommit handlers; without them every navigation is a full page load [R7]', () => {
  const navigation = new FakeNavigation()
  const older = Object.assign(Object.create(null), { navigation })
  const newer = Object.assign(Object.create(null), { navigation, NavigationPrecommitController: class {} })
  expect(navigationWithPrecommit(older)).toBeUndefined()
  expect(navigationWithPrecommit(newer)).toBe(navigation)
})

it('shows a page that answers for many under the address that was asked for [R1]', async () => {
  const { navigation, happened, answers } = navigableSite()
  answers['/orders/7/'] = { ...success('/order/'), shownAt: '/orders/7/' } as LoadResult
  await navigation.go('/orders/7/?a=1')
  expect(happened).toContain('show /order/ at /orders/7/?a=1 with /orders/7/?a=1')
})
