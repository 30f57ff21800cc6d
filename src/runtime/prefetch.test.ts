// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Connection } from './connection.ts'
import { createPrefetch } from './prefetch.ts'
import { emitRuntimeEvent } from './runtime-events.ts'

/** Scrolls things into view when told to. */
class FakeObserver {
  static current: FakeObserver | undefined
  readonly observed = new Set<Element>()
  readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void
  constructor(report: FakeObserver['report']) {
    this.report = report
    FakeObserver.current = this
  }
  observe(element: Element) {
    this.observed.add(element)
  }
  unobserve(element: Element) {
    this.observed.delete(element)
  }
  disconnect() {
    this.observed.clear()
  }
}

let connection: Connection | undefined
let stop: () => void = () => undefined
const loader = { prefetch: vi.fn(async () => undefined), hovering: vi.fn(async () => undefined) }
const tick = () => new Promise((resolve) => setTimeout(resolve))

const openPage = async (body: string) => {
  document.body.innerHTML = body
  stop = createPrefetch({
    document,
    loader,
    connection: () => connection,
    events: window,
    excludedPrefixes: ['/images/'],
    whenIdle: (task) => task(),
  })
  await tick()
}

const scrollTo = (id: string) => {
  const target = document.getElementById(id)
  if (target && FakeObserver.current?.observed.has(target))
    FakeObserver.current.report([{ isIntersecting: true, target }])
}

beforeEach(() => {
  window.location.href = 'https://example.test/here/'
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  connection = { effectiveType: '4g' }
  loader.prefetch.mockClear()
  loader.hovering.mockClear()
})
afterEach(() => stop())

it('fetches a page’s data when a link to it comes into view, once', async () => {
  await openPage('<a id="link" href="/b/?q#h">B</a>')
  expect(loader.prefetch).not.toHaveBeenCalled()
  scrollTo('link')
  scrollTo('link')
  expect(loader.prefetch).toHaveBeenCalledExactlyOnceWith('/b/')
  expect(loader.hovering).not.toHaveBeenCalled()
})

it('does nothing for a link that is observed but out of view', async () => {
  await openPage('<a id="link" href="/b/">B</a>')
  const observed = [...(FakeObserver.current?.observed ?? [])]
  expect(observed.map(({ id }) => id)).toEqual(['link'])
  FakeObserver.current?.report(observed.map((target) => ({ isIntersecting: false, target })))
  expect(loader.prefetch).not.toHaveBeenCalled()
  // It is still looked at.
  scrollTo('link')
  expect(loader.prefetch).toHaveBeenCalledExactlyOnceWith('/b/')
})

it.each(['mouseover', 'focusin', 'touchstart'])('fetches everything on %s, from within the link too', async (type) => {
  await openPage('<a href="/b/"><span id="inside">B</span></a>')
  document.getElementById('inside')?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(loader.hovering).toHaveBeenCalledExactlyOnceWith('/b/')
})

it.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }])(
  'is skipped on %j [R13]',
  async (slow) => {
    connection = slow
    await openPage('<a id="link" href="/b/">B</a>')
    scrollTo('link')
    document.getElementById('link')?.dispatchEvent(new Event('mouseover', { bubbles: true }))
    expect(loader.prefetch).not.toHaveBeenCalled()
    expect(loader.hovering).not.toHaveBeenCalled()
  },
)

it('looks at the connection each time, and makes up for what was skipped [R13]', async () => {
  connection = { saveData: true }
  await openPage('<a id="link" href="/b/">B</a>')
  scrollTo('link')
  connection = { saveData: false }
  emitRuntimeEvent(window, 'route-update', { path: '/here/', initial: false })
  scrollTo('link')
  expect(loader.prefetch).toHaveBeenCalledExactlyOnceWith('/b/')
})

it.each([
  '<a id="link" href="https://other.test/">other site</a>',
  '<a id="link" href="/b/" download>download</a>',
  '<a id="link" href="/b/" target="_blank">new tab</a>',
  '<a id="link" href="/here/#there">same page</a>',
  '<a id="link" href="/here/?q=1">same page, other query</a>',
  '<a id="link" href="/guide.pdf">file</a>',
  '<a id="link" href="/images/x">picture</a>',
  '<a id="link" href="mailto:a@b.test">mail</a>',
  '<a id="link" href="http://[bad">malformed</a>',
])('leaves %s alone', async (link) => {
  await openPage(link)
  scrollTo('link')
  document.getElementById('link')?.dispatchEvent(new Event('mouseover', { bubbles: true }))
  expect(FakeObserver.current?.observed.size).toBe(0)
  expect(loader.prefetch).not.toHaveBeenCalled()
  expect(loader.hovering).not.toHaveBeenCalled()
})

it('sees links that come later, and links that point elsewhere later', async () => {
  await openPage('<a id="link" href="/b/">B</a>')
  scrollTo('link')
  document.body.insertAdjacentHTML('beforeend', '<p><a id="new" href="/c/">C</a></p>')
  document.getElementById('link')?.setAttribute('href', '/d/')
  await tick()
  scrollTo('new')
  scrollTo('link')
  expect(loader.prefetch.mock.calls).toEqual([['/b/'], ['/c/'], ['/d/']])
})

it('stops when told to', async () => {
  await openPage('<a id="link" href="/b/">B</a>')
  stop()
  scrollTo('link')
  document.getElementById('link')?.dispatchEvent(new Event('mouseover', { bubbles: true }))
  expect(loader.prefetch).not.toHaveBeenCalled()
  expect(loader.hovering).not.toHaveBeenCalled()
})
