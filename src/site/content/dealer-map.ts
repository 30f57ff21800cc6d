import type { MapPoint } from '../../domain/map/map-projection.ts'

export interface MapLabel extends MapPoint {
  name: string
  sea?: true
}

/** Pictures of a map service to draw below the pins instead of the outline. */
export interface MapTiles {
  /** With {z}, {x} and {y} in it. */
  url: string
  attribution: string
}

/** One step of an outline is so many units of the map: a quarter of a kilometre is as exact as the atlas. */
export const pathUnit = 2

/** The outline of an edition's country. Its points are units of the map, counted from the origin. */
export interface OutlineMap {
  origin: MapPoint
  /** Two corners of what is shown before anybody asks. */
  corners: [MapPoint, MapPoint]
  /** Path of the country, and of the land around it, in steps of `pathUnit`. */
  home: string
  around: string
  labels: MapLabel[]
}

/** The map on a dealer's page: its size in pixels, and how many kilometres it is wide. Most windows show the middle of it. */
export const localMap = { width: 1400, height: 1300, km: 56 } as const
