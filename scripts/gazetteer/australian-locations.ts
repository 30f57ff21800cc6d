import type { Coordinates } from '../../src/domain/places/coordinates.ts'
import { distanceKm } from '../../src/domain/places/distance.ts'

export interface Locality {
  name: string
  state: string
  postcode: string
  /** The locality's own, mostly right. */
  precise: Coordinates
  /** Often only that of the postcode. */
  rough: Coordinates
  /** Lowest where letters are delivered to doors. */
  rank: number
  metropolitan: boolean
}

/** South, north, west and east, with the islands. */
const bounds: Record<string, [number, number, number, number]> = {
  ACT: [-36, -35, 148.7, 150.8],
  NSW: [-37.6, -28.1, 140.9, 159.3],
  NT: [-26.1, -10.8, 128.9, 138.1],
  QLD: [-29.3, -9, 137.9, 153.7],
  SA: [-38.2, -25.9, 128.9, 141.1],
  TAS: [-55, -39.1, 143.7, 159],
  VIC: [-39.3, -33.9, 140.9, 150.1],
  WA: [-35.3, -10, 96, 129.1],
}

/** Where the source is in another country, and has nothing else in the postcode. */
const corrections: Record<string, Coordinates> = {
  'Royal Australian Navy Warships 6958': { lat: -32.24, lon: 115.69 },
  'St Helier 3989': { lat: -38.39, lon: 145.66 },
}

const isInside = ({ lat, lon }: Coordinates, state: string): boolean => {
  const [south, north, west, east] = bounds[state] ?? [0, 0, 0, 0]
  return lat >= south && lat <= north && lon >= west && lon <= east
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** A few places of the source lie in the wrong state or hemisphere, or far from the rest of their postcode. */
export const locate = (localities: Locality[]): (Locality & Coordinates)[] =>
  [...Map.groupBy(localities, ({ state, postcode }) => `${state} ${postcode}`).values()].flatMap((group) => {
    const sound = group.flatMap(({ precise, state }) => (isInside(precise, state) ? [precise] : []))
    const centre = { lat: middle(sound.map(({ lat }) => lat)), lon: middle(sound.map(({ lon }) => lon)) }
    return group.map((place) => {
      const usable = [place.precise, place.rough].filter((point) => isInside(point, place.state))
      const [best, other] = usable
      if (best === undefined) {
        const known = corrections[`${place.name} ${place.postcode}`]
        if (sound.length === 0 && known === undefined) throw new Error(`Where is ${place.name} ${place.postcode}?`)
        return { ...place, ...(known ?? centre) }
      }
      const astray = other !== undefined && distanceKm(best, centre) > 100 && distanceKm(other, centre) < 40
      return { ...place, ...(astray ? other : best) }
    })
  })
