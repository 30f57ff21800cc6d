// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MapSize, MapView } from '../../../domain/map/map-view.ts'
import { useGlide } from './use-glide.ts'

const drawn: number[] = []

const Seen = ({ target, size }: { target: MapView; size: MapSize }) => {
  const { x } = useGlide(target, size, false)
  // What a render that is begun anew would have shown is never seen.
  useLayoutEffect(() => void drawn.push(x))
  return null
}

let root: Root
const show = (target: MapView, size: MapSize) => act(() => root.render(<Seen target={target} size={size} />))

const wide = { width: 640, height: 640 }
const narrow = { width: 390, height: 460 }
const here = { x: 0, y: 0, scale: 1 }
const there = { x: 100, y: 0, scale: 1 }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
  show(here, wide)
  drawn.length = 0
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('goes to another view step by step', () => {
  show(there, wide)
  expect(drawn.at(-1)).toBe(0)
  act(() => vi.advanceTimersByTime(100))
  expect(drawn.at(-1)).toBeGreaterThan(0)
  expect(drawn.at(-1)).toBeLessThan(100)
  act(() => vi.advanceTimersByTime(500))
  expect(drawn.at(-1)).toBe(100)
})

it('is there at once when the map gets another size', () => {
  show(there, narrow)
  act(() => vi.advanceTimersByTime(500))
  expect(new Set(drawn)).toEqual(new Set([100]))
})

it('draws nothing more where it is already', () => {
  show({ ...here }, wide)
  act(() => vi.advanceTimersByTime(500))
  expect(drawn).toEqual([0])
})
