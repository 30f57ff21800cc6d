// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { layOutRest, showScreenFirst } from './screen-first.ts'

const root = document.documentElement
const screenFirst = () => root.getAttribute('data-cut')

const arrive = (type: NavigationTimingType | undefined, hash = '') => {
  const entries = type ? [{ type } as PerformanceNavigationTiming] : []
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries)
  location.hash = hash
  showScreenFirst(root)
}

afterEach(() => root.removeAttribute('data-cut'))

it('who arrives at a page gets its first screen first, and then the rest in four steps', () => {
  arrive('navigate')
  expect(screenFirst()).toBe('')
  const seen = layOutRest(root).map((layOut) => {
    layOut()
    return screenFirst()
  })
  expect(seen).toEqual(['1', '2', '3', null])
})

it.each(['reload', 'back_forward'] as const)('who comes back to one by %s gets all of it', (type) => {
  arrive(type)
  for (const layOut of layOutRest(root)) layOut()
  expect(screenFirst()).toBeNull()
})

it('a place within the page gets all of it', () => {
  arrive('navigate', '#reviews')
  expect(screenFirst()).toBeNull()
})

it('a browser that does not say how one arrived shows all of it', () => {
  arrive(undefined)
  expect(screenFirst()).toBeNull()
})
