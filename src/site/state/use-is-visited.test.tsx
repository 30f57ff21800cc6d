// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div id="root"></div>'
})

const show = async () => {
  const { useIsVisited } = await import('./use-is-visited.ts')
  const Visited = () => (useIsVisited() ? 'somebody' : 'nobody')
  const root = document.getElementById('root')
  if (root === null) throw new Error('No root')
  await act(async () => createRoot(root).render(<Visited />))
  return () => document.body.textContent
}

const moved = (x: number) => {
  const event = new MouseEvent('pointermove')
  Object.defineProperties(event, { movementX: { value: x }, movementY: { value: 0 } })
  return event
}

it.each(['pointerdown', 'keydown', 'scroll'])('somebody is there from the first %s on', async (sign) => {
  const shown = await show()
  expect(shown()).toBe('nobody')
  await act(async () => void document.dispatchEvent(new Event(sign, { bubbles: true })))
  expect(shown()).toBe('somebody')
})

it('a list that scrolls by itself is nobody', async () => {
  const shown = await show()
  await act(async () => void document.getElementById('root')?.dispatchEvent(new Event('scroll')))
  expect(shown()).toBe('nobody')
})

it('a pointer at rest is nobody, one that moves is somebody', async () => {
  const shown = await show()
  await act(async () => void window.dispatchEvent(moved(0)))
  expect(shown()).toBe('nobody')
  await act(async () => void window.dispatchEvent(moved(3)))
  expect(shown()).toBe('somebody')
})
