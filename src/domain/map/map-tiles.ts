import { type MapPoint, worldSize } from './map-projection.ts'
import type { MapSize, MapView } from './map-view.ts'

/** A picture of a map service, and where its upper left corner and its size are on the map. */
export interface MapTile {
  z: number
  x: number
  y: number
  at: MapPoint
  size: number
}

const tilePixels = 256
const deepest = 19

/** The tiles that cover what is looked at, of the level whose pixels come nearest to those of the screen. */
export const tilesInView = (view: MapView, { width, height }: MapSize): MapTile[] => {
  const z = Math.max(0, Math.min(deepest, Math.round(Math.log2((view.scale * worldSize) / tilePixels))))
  const across = 2 ** z
  const size = worldSize / across
  const range = (middle: number, length: number): number[] => {
    const half = length / 2 / view.scale
    const first = Math.max(0, Math.floor((middle - half) / size))
    const last = Math.min(across - 1, Math.floor((middle + half) / size))
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  }
  return range(view.y, height).flatMap((y) =>
    range(view.x, width).map((x) => ({ z, x, y, at: { x: x * size, y: y * size }, size })),
  )
}

export const tileAddress = (template: string, { z, x, y }: MapTile): string =>
  template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
