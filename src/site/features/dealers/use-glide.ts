import { useEffect, useRef, useState } from 'react'
import { type MapSize, type MapView, viewBetween } from '../../../domain/map/map-view.ts'

const duration = 320

const eased = (t: number): number => 1 - (1 - t) ** 3

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const isSame = (a: MapView, b: MapView): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale

/**
 * The way to a view: what is seen on it, frame by frame. `still` is there at once, as under a finger, and so is a map of another size, as
 * that of the server becomes when the browser knows better.
 */
export const useGlide = (target: MapView, size: MapSize, still: boolean): MapView => {
  const [shown, setShown] = useState({ view: target, size })
  if (shown.size !== size) setShown({ view: target, size })
  const latest = useRef(target)
  const { x, y, scale } = target

  useEffect(() => {
    latest.current = shown.view
  }, [shown])

  useEffect(() => {
    const to = { x, y, scale }
    const from = latest.current
    if (isSame(from, to)) return
    const show = (view: MapView) => setShown({ view, size })
    if (still || wantsStillness()) return show(to)
    let start: number | undefined
    let frame = requestAnimationFrame(function step(now) {
      start ??= now
      const way = Math.min(1, (now - start) / duration)
      show(way === 1 ? to : viewBetween(from, to, eased(way)))
      if (way < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [x, y, scale, size, still])

  return still ? target : shown.view
}
