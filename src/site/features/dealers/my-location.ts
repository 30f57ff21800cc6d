import type { Coordinates } from '../../../domain/places/coordinates.ts'

export type Located = { ok: true; at: Coordinates } | { ok: false; message: string }

const instead = 'Type a suburb, a town or a postcode instead.'

const messages: Record<number, string> = {
  1: `Your browser keeps your location to itself. Allow it for this site in the browser’s settings, or type a place.`,
  2: `Your device can’t tell where it is. ${instead}`,
  3: `Your device took too long to find out where it is. ${instead}`,
}

/** A kilometre is near enough for a dealer, and nothing finer than a hundred metres is kept, even in this tab. */
const rounded = (degrees: number): number => Number(degrees.toFixed(3))

/** Asks the browser, and only when somebody asked for it. */
export const locateMe = (): Promise<Located> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ ok: false, message: `This browser can’t find you. ${instead}` })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, at: { lat: rounded(coords.latitude), lon: rounded(coords.longitude) } }),
      ({ code }) => resolve({ ok: false, message: messages[code] ?? instead }),
      { timeout: 12_000, maximumAge: 300_000 },
    )
  })
