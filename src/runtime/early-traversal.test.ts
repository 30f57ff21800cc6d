import { expect, it, vi } from 'vitest'
import { loadEarlyTraversals } from './early-traversal.ts'

type Early = EventTarget & { navigation?: EventTarget & { transition: object | null }; endEarlyTraversal?: () => void }

const run = (window: Early, location: { pathname: string; reload: () => void }, pagePath = '/news/') => {
  loadEarlyTraversals(window, location, pagePath)
}

const open = (address: string) => {
  const { pathname } = new URL(address)
  const reload = vi.fn()
  const navigation = Object.assign(new EventTarget(), { transition: null as object | null })
  const window: Early = Object.assign(new EventTarget(), { navigation })
  run(window, { pathname, reload })
  const arriveFrom = (url: string, navigationType = 'traverse') => {
    navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType, from: { url } }))
    return reload.mock.calls.length
  }
  return { window, navigation, arriveFrom }
}

it('loads the page when Back has changed no more than the address [R8]', () => {
  expect(open('https://pool.example/news/').arriveFrom('https://pool.example/about/')).toBe(1)
})

it('leaves jumps within a page alone [R8]', () => {
  expect(open('https://pool.example/news/').arriveFrom('https://pool.example/news/?x=1#y')).toBe(0)
})

it('leaves a change of address that is not Back or Forward alone [R8]', () => {
  expect(open('https://pool.example/news/').arriveFrom('https://pool.example/news/index.html', 'replace')).toBe(0)
})

it('leaves a navigation that is handled alone [R8]', () => {
  const { navigation, arriveFrom } = open('https://pool.example/news/')
  navigation.transition = {}
  expect(arriveFrom('https://pool.example/about/')).toBe(0)
})

it('does nothing any more once it was ended [R8]', () => {
  const { window, arriveFrom } = open('https://pool.example/news/')
  window.endEarlyTraversal?.()
  expect(arriveFrom('https://pool.example/about/')).toBe(0)
})

/** In a browser without the Navigation API, in a document that was entered by this address. */
const openOlder = (pathname: string) => {
  const reload = vi.fn()
  const window: Early = new EventTarget()
  const location = { pathname, reload }
  run(window, location, '/cafés/')
  const arriveAt = (next: string) => {
    location.pathname = next
    window.dispatchEvent(new Event('popstate'))
    return reload.mock.calls.length
  }
  return { window, arriveAt }
}

it('loads the page without the Navigation API too [R8]', () => {
  expect(openOlder('/caf%C3%A9s/').arriveAt('/about/')).toBe(1)
})

it.each(['/caf%C3%A9s/', '/caf%C3%A9s/index.html'])('leaves jumps in %s alone there [R8]', (entered) => {
  const { arriveAt } = openOlder(entered)
  expect(arriveAt(entered)).toBe(0)
  // The address that the page gave itself.
  expect(arriveAt('/caf%C3%A9s/')).toBe(0)
})

it('does nothing there any more once it was ended [R8]', () => {
  const { window, arriveAt } = openOlder('/caf%C3%A9s/')
  window.endEarlyTraversal?.()
  expect(arriveAt('/about/')).toBe(0)
})
