import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MapPoint } from '../../../domain/map/map-projection.ts'
import { draggedView, type MapView, zoomedView } from '../../../domain/map/map-view.ts'

/** Less than this is a press. */
const dragFrom = 4

interface Grip {
  middle: MapPoint
  spread: number
}

const gripOf = (points: MapPoint[]): Grip => {
  const [a = { x: 0, y: 0 }, b = a] = points
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, spread: Math.hypot(a.x - b.x, a.y - b.y) }
}

/**
 * A mouse drags the map; two fingers drag and pinch it, one scrolls the page as everywhere. The wheel zooms only with Ctrl, which
 * is also what a trackpad's pinch says.
 */
export const useMapGestures = (
  map: RefObject<HTMLElement | null>,
  view: MapView,
  onMove: (view: MapView) => void,
): boolean => {
  const [held, setHeld] = useState(false)
  const now = useRef({ view, onMove })
  now.current = { view, onMove }

  useEffect(() => {
    const element = map.current
    if (element === null) return
    const pointers = new Map<number, MapPoint>()
    let travelled = 0

    const fromMiddle = ({ x, y }: MapPoint): MapPoint => {
      const box = element.getBoundingClientRect()
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
    }
    const isHeld = (event: PointerEvent) => pointers.size === (event.pointerType === 'mouse' ? 1 : 2)

    const onPointerDown = (event: PointerEvent) => {
      if (event.button !== 0) return
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      travelled = 0
    }
    const onPointerMove = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId)
      if (before === undefined) return
      const old = gripOf([...pointers.values()])
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (!isHeld(event)) return
      const { middle, spread } = gripOf([...pointers.values()])
      const shift = { x: middle.x - old.middle.x, y: middle.y - old.middle.y }
      travelled += Math.hypot(shift.x, shift.y) + Math.abs(spread - old.spread)
      if (travelled < dragFrom) return
      // A finger that leaves the map still holds it.
      element.setPointerCapture(event.pointerId)
      setHeld(true)
      const moved = draggedView(now.current.view, shift)
      now.current.onMove(old.spread > 0 ? zoomedView(moved, spread / old.spread, fromMiddle(middle)) : moved)
    }
    const onPointerUp = (event: PointerEvent) => {
      pointers.delete(event.pointerId)
      if (pointers.size === 0) setHeld(false)
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const at = fromMiddle({ x: event.clientX, y: event.clientY })
      now.current.onMove(zoomedView(now.current.view, 1.0025 ** -event.deltaY, at))
    }

    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('pointerdown', onPointerDown, { signal })
    element.addEventListener('pointermove', onPointerMove, { signal })
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      element.addEventListener(end, onPointerUp, { signal })
    element.addEventListener('wheel', onWheel, { signal, passive: false })
    return () => stop.abort()
  }, [map])

  return held
}
