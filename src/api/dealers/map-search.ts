import { type SQL, sql } from 'drizzle-orm'
import type { Coordinates } from '../../domain/places/coordinates.ts'
import { earthRadiusKm } from '../../domain/places/distance.ts'
import { mapPlace } from '../db/schema/dealers.ts'

const turn = 360
/** Beyond the poles of a map that has none. */
const farOff = 10_000
/** Half a metre, in radians: more than all the rounding between here and the database. */
const slack = 1e-7

const degrees = (radians: number): number => (radians * 180) / Math.PI
const radians = (angle: number): number => (angle * Math.PI) / 180

const across = (lon: number): number => (lon < 0 ? lon + turn : lon)
const up = (lat: number): number => degrees(Math.asinh(Math.tan(radians(lat))))

/** The database refuses to reckon with figures that are next to nothing. */
const readable = (figure: number): number => Number(figure.toFixed(9))

/** As `mapPlace` has it. */
export const onMap = ({ lat, lon }: Coordinates): SQL =>
  sql`point(${readable(across(lon))}::float8, ${readable(up(lat))}::float8)`

export interface MapBox {
  left: number
  right: number
  bottom: number
  top: number
}

type Column = [left: number, right: number]

const columns = (middle: number, reach: number): Column[] => {
  if (reach >= turn / 2) return [[0, turn]]
  const [left, right] = [middle - reach, middle + reach]
  // What sticks out on one side of the map comes in on the other.
  const within: Column = [Math.max(0, left), Math.min(turn, right)]
  if (left < 0) return [within, [left + turn, turn]]
  return right > turn ? [within, [0, right - turn]] : [within]
}

/** The boxes of the map that hold everything within so many kilometres; two where the map is cut. */
export const mapBoxes = ({ lat, lon }: Coordinates, km: number): MapBox[] => {
  const angle = km / earthRadiusKm + slack
  const [south, north] = [lat - degrees(angle), lat + degrees(angle)]
  const hasPole = south < -89.9 || north > 89.9
  // The circle is widest not at its middle, but nearer to the pole.
  const reach = hasPole ? turn : degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(lat)))))
  const bottom = south < -89.9 ? -farOff : up(south)
  const top = north > 89.9 ? farOff : up(north)
  return columns(across(lon), reach).map(([left, right]) => ({ left, right, bottom, top }))
}

export const isInBox = ({ left, right, bottom, top }: MapBox): SQL =>
  sql`${sql.raw(mapPlace)} <@ box(point(${left}::float8, ${bottom}::float8), point(${right}::float8, ${top}::float8))`

/** More than the rounding of cosines can do. Of a small circle it makes one that is some metres larger. */
const cosineSlack = 1e-10

/** Whether a dealer is within so many kilometres, or hardly farther. Corners of a box may hold a whole city. */
export const isWithin = ({ lat, lon }: Coordinates, km: number): SQL => {
  const [here, least] = [radians(readable(lat)), Math.cos(km / earthRadiusKm) - cosineSlack]
  return sql`sin(radians(lat)) * ${Math.sin(here)}::float8
    + cos(radians(lat)) * ${Math.cos(here)}::float8 * cos(radians(lon - ${readable(lon)}::float8)) >= ${least}::float8`
}
