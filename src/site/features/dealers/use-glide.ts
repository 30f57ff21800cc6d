import { useEffect, useRef, useState } from 'react'
import { type MapView, viewBetween } from '../../../domain/map/map-view.ts'

const duration = 320

const eased = (t: number): number => 1 - (1 - t) ** 3

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The way to a view: what is seen on it, frame by frame. `still` is there at once, as under a finger. */
export const useGlide = (target: MapView, still: boolean): MapView => {
  const [shown, setShown] = useState(target)
  const latest = useRef(target)
  const { x, y, scale } = target

  useEffect(() => {
    const to = { x, y, scale }
    const from = latest.current
    const show = (view: MapView) => {
      latest.current = view
      setShown(view)
    }
    if (still || wantsStillness()) return show(to)
    let start: number | undefined
    let frame = requestAnimationFrame(function step(now) {
      start ??= now
      const way = Math.min(1, (now - start) / duration)
      show(way === 1 ? to : viewBetween(from, to, eased(way)))
      if (way < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [x, y, scale, still])

  return still ? target : shown
}
