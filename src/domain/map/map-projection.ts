import type { Coordinates } from '../places/coordinates.ts'

/** A point of the map. The whole world is a square of `worldSize` units, as in every Web Mercator map. */
export interface MapPoint {
  x: number
  y: number
}

/** About 120 metres to the unit in the editions' latitudes: whole units are fine enough for a coast. */
export const worldSize = 2 ** 18

const equatorKm = 40_075.017
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Beyond this the square ends: towards the poles Mercator has no end. */
const northmost = 85.0511

export const projected = ({ lat, lon }: Coordinates): MapPoint => {
  const sine = Math.sin(radians(Math.max(-northmost, Math.min(northmost, lat))))
  return {
    x: (lon / 360 + 0.5) * worldSize,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSize,
  }
}

/** Mercator stretches with the latitude: how many units a kilometre takes there. */
export const unitsPerKm = (lat: number): number => worldSize / (equatorKm * Math.cos(radians(lat)))
