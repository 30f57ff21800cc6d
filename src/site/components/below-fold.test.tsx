// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BelowFold, WholePageProvider } from './below-fold.tsx'

const page = (whole: boolean, onPhones = false) => (
  <WholePageProvider value={whole}>
    <h1>Robots</h1>
    <BelowFold onPhones={onPhones}>
      <p>All of them</p>
    </BelowFold>
  </WholePageProvider>
)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('what lies below the first screen is in the document', () => {
  expect(renderToString(page(true))).toContain('All of them')
})

it('is there at once on a page that is shown as a whole', () => {
  const root = document.createElement('div')
  act(() => createRoot(root).render(page(true)))
  expect(root.textContent).toBe('RobotsAll of them')
})

it('follows the first frame of a page that is gone to', async () => {
  const root = document.createElement('div')
  act(() => createRoot(root).render(page(false)))
  expect(root.textContent).toBe('Robots')
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(root.textContent).toBe('RobotsAll of them')
})

it.each([
  [390, 'Robots'],
  [1440, 'RobotsAll of them'],
])('is not waited for where only phones have it below their first screen, as %i pixels are', (width, shown) => {
  vi.stubGlobal('innerWidth', width)
  const root = document.createElement('div')
  act(() => createRoot(root).render(page(false, true)))
  expect(root.textContent).toBe(shown)
})
