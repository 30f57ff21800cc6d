import type { Coordinates } from '../places/coordinates.ts'

export interface MapRegion {
  /** ISO numbers of the country, and of those whose land is in the picture too. */
  country: string
  neighbours: string[]
  /** Its corners, north-west and south-east: what is shown before anybody asks. */
  corners: [Coordinates, Coordinates]
  /** Islands out of these are left out. */
  bounds: [Coordinates, Coordinates]
  /** Names of states and provinces, and of the sea around them. */
  labels: (Coordinates & { name: string; sea?: true })[]
}

export const label = (name: string, lat: number, lon: number) => ({ name, lat, lon })
export const sea = (name: string, lat: number, lon: number) => ({ name, lat, lon, sea: true as const })
