// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FinderFrame } from './finder-frame.tsx'

const drawn = vi.fn()

const List = () => {
  drawn()
  return <p>Dealers</p>
}

const bringToLife = (waiting: boolean) => {
  const finder = (
    <FinderFrame waiting={waiting}>
      <List />
    </FinderFrame>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(finder)
  const isAwaited = () => container.querySelector('[data-awaited="query"]') !== null
  expect(isAwaited()).toBe(true)
  drawn.mockClear()
  act(() => hydrateRoot(container, finder))
  return isAwaited
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

it('is awaited no more once it is alive, and what it holds is drawn once for that', () => {
  expect(bringToLife(false)()).toBe(false)
  expect(drawn).toHaveBeenCalledTimes(1)
})

it('stays awaited while the address waits for its answer', () => {
  expect(bringToLife(true)()).toBe(true)
})
