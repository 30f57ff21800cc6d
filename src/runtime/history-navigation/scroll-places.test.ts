import { expect, it, vi } from 'vitest'
import { keepScrollPlaces } from './scroll-places.ts'

const fakeWindow = (kept: Record<string, string> = {}) => {
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  }
  const window = Object.assign(new EventTarget(), {
    scrollX: 0,
    scrollY: 0,
    history: { scrollRestoration: 'auto' },
    sessionStorage: storage,
    scrollTo: vi.fn(),
  })
  const places = keepScrollPlaces(window as unknown as Window)
  const scroll = (y: number) => {
    window.scrollY = y
    window.dispatchEvent(new Event('scroll'))
  }
  return { window, places, scroll }
}

const restored = { left: 0, top: 700, behavior: 'instant' }

it('brings an entry back to where it was left [R7]', () => {
  const { window, places, scroll } = fakeWindow()
  places.shows('a')
  scroll(700)
  places.shows('b')
  scroll(300)
  expect(places.restore('a')).toBe(true)
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(restored)
})

it('knows nothing of an entry that was never on screen [R7]', () => {
  const { window, places } = fakeWindow()
  expect(places.restore('a')).toBe(false)
  expect(window.scrollTo).not.toHaveBeenCalled()
})

it('counts for nobody how a page scrolls that is on its way out [R7]', () => {
  const { window, places, scroll } = fakeWindow()
  places.shows('a')
  scroll(700)
  places.leaves()
  scroll(0)
  places.restore('a')
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(restored)
})

it('keeps places for the next document, for which the browser scrolls by itself [R7]', () => {
  const kept = {}
  const { window, places, scroll } = fakeWindow(kept)
  expect(window.history.scrollRestoration).toBe('manual')
  places.shows('a')
  scroll(700)
  window.dispatchEvent(new Event('pagehide'))
  expect(window.history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('pageshow'))
  expect(window.history.scrollRestoration).toBe('manual')

  const next = fakeWindow(kept)
  expect(next.places.restore('a')).toBe(true)
  expect(next.window.scrollTo).toHaveBeenCalledExactlyOnceWith(restored)
})

it.each(['', 'null', '7', '"a"', '{"a":7}', '{"a":["x","y"]}', '{"a":[1]}', '{"__proto__":[1,2]}'])(
  'makes nothing of nonsense in storage: %s',
  (text) => {
    const { places } = fakeWindow({ 'scroll-places': text })
    expect(places.restore('a')).toBe(false)
  },
)

it('does without storage', () => {
  const { window, places, scroll } = fakeWindow()
  Object.defineProperty(window, 'sessionStorage', {
    get: () => {
      throw new DOMException('', 'SecurityError')
    },
  })
  places.shows('a')
  scroll(700)
  expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow()
  expect(places.restore('a')).toBe(true)
})

it('brings a page back to where it was that comes out of the browser’s memory at its top [R7]', () => {
  const { window, places, scroll } = fakeWindow()
  places.shows('a')
  scroll(700)
  window.dispatchEvent(new Event('pagehide'))
  scroll(0)
  window.dispatchEvent(new Event('pageshow'))
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(restored)
  scroll(500)
  places.restore('a')
  expect(window.scrollTo).toHaveBeenLastCalledWith({ ...restored, top: 500 })
})
