import type { MapPoint } from './map-projection.ts'

/** What of the map is looked at: the point in the middle, and how many pixels a unit takes. */
export interface MapView extends MapPoint {
  scale: number
}

export interface MapSize {
  width: number
  height: number
}

/** From a window three kilometres wide to one of half the world. */
const closest = 28
const farthest = 0.004

const within = (scale: number): number => Math.max(farthest, Math.min(closest, scale))

export const onScreen = (point: MapPoint, view: MapView, { width, height }: MapSize): MapPoint => ({
  x: (point.x - view.x) * view.scale + width / 2,
  y: (point.y - view.y) * view.scale + height / 2,
})

/** The view that has all of the points in it, with room around them, and does not come closer than it should. */
export const fittedView = (
  points: readonly MapPoint[],
  size: MapSize,
  { padding = 0, nearest = closest }: { padding?: number; nearest?: number } = {},
): MapView => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const room = (length: number) => Math.max(length / 2, length - 2 * padding)
  const scale = Math.min(
    nearest,
    room(size.width) / Math.max(right - left, Number.EPSILON),
    room(size.height) / Math.max(bottom - top, Number.EPSILON),
  )
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: within(scale) }
}

/** Closer by a factor, or farther; what is at the anchor (pixels from the middle) stays where it is. */
export const zoomedView = (view: MapView, factor: number, anchor: MapPoint = { x: 0, y: 0 }): MapView => {
  const scale = within(view.scale * factor)
  const shift = 1 / view.scale - 1 / scale
  return { x: view.x + anchor.x * shift, y: view.y + anchor.y * shift, scale }
}

/** The map moved under the finger by so many pixels. */
export const draggedView = (view: MapView, { x, y }: MapPoint): MapView => ({
  ...view,
  x: view.x - x / view.scale,
  y: view.y - y / view.scale,
})

/** On the way from one view to another; every step zooms by the same factor. */
export const viewBetween = (from: MapView, to: MapView, way: number): MapView => {
  const scale = from.scale * (to.scale / from.scale) ** way
  // Positions follow the width of what is seen, so that the goal does not run out of the picture before the zoom is there.
  const seen =
    Math.abs(to.scale / from.scale - 1) < 0.01 ? way : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale)
  return { x: from.x + (to.x - from.x) * seen, y: from.y + (to.y - from.y) * seen, scale }
}

/** The same view, with a point drawn into the middle if it is too near the edge or beyond it. */
export const viewWith = (view: MapView, point: MapPoint, size: MapSize, margin: number): MapView => {
  const { x, y } = onScreen(point, view, size)
  const seen = x > margin && y > margin && x < size.width - margin && y < size.height - margin
  return seen ? view : { ...view, x: point.x, y: point.y }
}
