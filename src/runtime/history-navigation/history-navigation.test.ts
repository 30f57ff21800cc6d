// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { entryKey } from './entry-keys.ts'
import { createHistoryNavigation } from './history-navigation.ts'

interface Heard {
  destination: { url: string; sameDocument: boolean }
  navigationType: string
  hashChange: boolean
  signal: AbortSignal
  intercept: (options: object) => void
}

const { pushState, replaceState } = history
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  Object.assign(history, { pushState, replaceState })
  history.replaceState(null, '', '/a/')
  document.body.innerHTML = ''
})

/** A window whose listeners end with the test, and what becomes of the address and the page in it, in order. */
const open = (listen: (event: Heard, happened: string[]) => void) => {
  const happened: string[] = []
  const listeners: [type: string, listener: EventListener][] = []
  for (const target of [window, document])
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => {
        if (typeof listener === 'function') listeners.push([type, listener])
      },
    )
  const loads = { assign: vi.fn(), replace: vi.fn(), reload: vi.fn() }
  const location = new Proxy(window.location, {
    get: (real, name) => Reflect.get(name in loads ? loads : real, name),
  })
  const scene = new Proxy(window, {
    get: (real, name) => {
      const value: unknown = name === 'location' ? location : Reflect.get(real, name)
      return typeof value === 'function' && name !== 'location' ? value.bind(real) : value
    },
  })
  const navigation = createHistoryNavigation(scene)
  navigation.addEventListener('navigate', (event) => listen(event as unknown as Heard & Event, happened))
  const tell = (type: string, event: Event) => {
    for (const [heard, listener] of listeners) if (heard === type) listener(event)
  }
  const click = (href: string): boolean => {
    document.body.innerHTML = `<a href="${href}">Link</a>`
    const event = new MouseEvent('click', { cancelable: true })
    Object.defineProperty(event, 'target', { value: document.querySelector('a') })
    tell('click', event)
    return event.defaultPrevented
  }
  /** What Back does: the address has changed when the page hears of it. */
  const traverse = (href: string, state: unknown) => {
    replaceState.call(history, state, '', href)
    tell('popstate', new PopStateEvent('popstate', { state }))
  }
  return { navigation, happened, click, traverse, loads, tell }
}

const path = () => location.pathname + location.search + location.hash

/** Takes everything over, as the site does. */
const takeOver = (event: Heard, happened: string[]) =>
  event.intercept({
    precommitHandler: async () => void happened.push(`load ${new URL(event.destination.url).pathname} at ${path()}`),
    handler: async () => void happened.push(`show at ${path()}`),
  })

it('lets the page be loaded before the address changes, and shown after [R7]', async () => {
  const { click, happened } = open(takeOver)
  const entries = history.length
  expect(click('/b/')).toBe(true)
  await settle()
  expect(happened).toEqual(['load /b/ at /a/', 'show at /b/'])
  expect(history.length).toBe(entries + 1)
  expect(entryKey(history.state)).toBeDefined()
})

it('goes where the page says instead [R5]', async () => {
  const { click } = open((event) =>
    event.intercept({ precommitHandler: async (to: { redirect: (url: string) => void }) => to.redirect('/c/?x#y') }),
  )
  click('/b/')
  await settle()
  expect(path()).toBe('/c/?x#y')
})

it('leaves to the browser what nobody takes over [R7]', () => {
  const { click } = open(() => undefined)
  expect(click('/b/')).toBe(false)
  expect(path()).toBe('/a/')
})

it('calls off a navigation that another overtakes, and leaves no entry of it [R7]', async () => {
  const signals: AbortSignal[] = []
  const slow = Promise.withResolvers<void>()
  const { click } = open((event) => {
    signals.push(event.signal)
    const isSlow = event.destination.url.endsWith('/slow/')
    event.intercept({ precommitHandler: () => (isSlow ? slow.promise : Promise.resolve()) })
  })
  const entries = history.length
  click('/slow/')
  click('/b/')
  slow.resolve()
  await settle()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(path()).toBe('/b/')
  expect(history.length).toBe(entries + 1)
})

it('replaces the entry when the link leads to the page on screen [R7]', async () => {
  const types: string[] = []
  const { click } = open((event, happened) => {
    types.push(event.navigationType)
    takeOver(event, happened)
  })
  const entries = history.length
  click('/a/')
  await settle()
  expect(types).toEqual(['replace'])
  expect(history.length).toBe(entries)
})

it('tells jumps from pages, and Back from both [R7]', () => {
  const heard: unknown[] = []
  const { click, traverse } = open(({ navigationType, destination, hashChange }) => {
    heard.push([navigationType, destination.sameDocument, hashChange])
  })
  click('/a/#x')
  click('/b/#x')
  traverse('/b/', { entryKey: 'k' })
  traverse('/b/#x', null)
  // The same place again: still a jump.
  traverse('/b/#x', null)
  expect(heard).toEqual([
    ['push', true, true],
    ['push', false, false],
    ['traverse', true, false],
    ['traverse', true, true],
    ['traverse', true, true],
  ])
})

it('calls off what is on its way when the site itself makes an entry, and gives that a key [R7]', async () => {
  const { click, happened } = open(takeOver)
  click('/b/')
  history.pushState({ own: 1 }, '', '/a/?x=1')
  await settle()
  expect(happened).toEqual(['load /b/ at /a/'])
  expect(path()).toBe('/a/?x=1')
  expect(history.state).toMatchObject({ own: 1, entryKey: expect.any(String) })
})

it('keeps the key of an entry whose address the site changes [R7]', () => {
  open(() => undefined)
  const key = entryKey(history.state)
  history.replaceState(history.state, '', '/a/?q=1')
  expect(entryKey(history.state)).toBe(key)
})

it.each(['push', 'replace'] as const)(
  'loads a page in full by %s, and leaves further clicks to the browser [R8]',
  (kind) => {
    const { navigation, loads, click, tell } = open(takeOver)
    navigation.navigate('/b/', { history: kind })
    expect(loads[kind === 'push' ? 'assign' : 'replace']).toHaveBeenCalledExactlyOnceWith('/b/')
    expect(click('/c/')).toBe(false)
    // Back from there, out of the browser's memory.
    tell('pageshow', new Event('pageshow'))
    expect(click('/c/')).toBe(true)
  },
)

it('knows the place of a page that is left right after a scroll, before the browser tells of it [R7]', async () => {
  const { traverse } = open(takeOver)
  const here = entryKey(history.state) ?? ''
  vi.stubGlobal('scrollY', 300)
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  traverse('/b/', { entryKey: 'b' })
  await settle()
  vi.stubGlobal('scrollY', 0)
  traverse('/a/', { entryKey: here })
  await settle()
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 300, behavior: 'instant' })
})
