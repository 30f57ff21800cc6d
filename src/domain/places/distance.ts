import type { Locale } from '../edition/edition-code.ts'
import { formatNumber } from '../numbers/number-format.ts'
import type { Coordinates } from './coordinates.ts'

export const earthRadiusKm = 6371
const noBreakSpace = '\u00a0'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** As the gull flies, along the great circle. */
export const distanceKm = (a: Coordinates, b: Coordinates): number => {
  const sinLat = Math.sin(radians(b.lat - a.lat) / 2)
  const sinLon = Math.sin(radians(b.lon - a.lon) / 2)
  const half = sinLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * sinLon ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, half)))
}

/** No finer than a suburb's centre is known: "850 m", "3.2 km", "48 km". */
export const formatDistance = (km: number, locale: Locale): string => {
  const metres = Math.round(km * 20) * 50
  if (metres < 1000) return `${metres}${noBreakSpace}m`
  const tenths = Math.round(km * 10) / 10
  return `${formatNumber(km, locale, tenths < 10 ? 1 : 0)}${noBreakSpace}km`
}
