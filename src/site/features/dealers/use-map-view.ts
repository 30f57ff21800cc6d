import { type RefObject, useState } from 'react'
import { type MapPoint, unitsPerKm } from '../../../domain/map/map-projection.ts'
import { fittedView, type MapSize, type MapView, viewWith, zoomedView } from '../../../domain/map/map-view.ts'
import type { OutlineMap } from '../../content/dealer-map.ts'
import type { MapFrom } from './map-dealer.ts'
import { useGlide } from './use-glide.ts'
import { useMapGestures } from './use-map-gestures.ts'

interface Wanted {
  map: OutlineMap
  size: MapSize
  from: (MapFrom & { on: MapPoint }) | undefined
  /** Somebody looks at this one. */
  chosen: MapPoint | undefined
}

/** A kilometre is 65 pixels: two shops in one street come apart, and there is still some coast in sight. */
const nearestCloseUp = 8

/** The outer ring, whole. */
const around = ({ on, lat, km }: MapFrom & { on: MapPoint }, size: MapSize): MapView => {
  const radius = km * unitsPerKm(lat)
  const corners = [-radius, radius].map((by) => ({ x: on.x + by, y: on.y + by }))
  return fittedView(corners, size, { padding: 30 })
}

/** What the map shows: what was asked for, until somebody moves it, until something else is asked for. */
export const useMapView = (frame: RefObject<HTMLElement | null>, { map, size, from, chosen }: Wanted) => {
  const home = fittedView(map.corners, size, { padding: 28 })
  const asked = from === undefined ? '' : `${from.lat} ${from.lon} ${from.km}`
  const [moved, setMoved] = useState<{ asked: string; chosen: string; view: MapView }>()
  const base = moved?.asked === asked ? moved.view : from === undefined ? home : around(from, size)
  // Brought into sight once: whoever then moves the map away from it means to.
  const key = chosen === undefined ? '' : `${chosen.x} ${chosen.y}`
  const target =
    chosen === undefined || (moved?.asked === asked && moved.chosen === key) ? base : viewWith(base, chosen, size, 28)
  const move = (view: MapView) => setMoved({ asked, chosen: key, view })
  const held = useMapGestures(frame, target, move)
  return {
    target,
    held,
    view: useGlide(target, size, held),
    closer: () => move(zoomedView(target, 2)),
    farther: () => move(zoomedView(target, 0.5)),
    showAll: () => move(home),
    /** So close that these come apart. */
    closeUp: (points: readonly MapPoint[]) => {
      const fitted = fittedView(points, size, { padding: 64, nearest: nearestCloseUp })
      move({ ...fitted, scale: Math.max(fitted.scale, target.scale * 2) })
    },
  }
}
