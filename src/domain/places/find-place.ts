import type { Gazetteer } from './gazetteer.ts'
import type { Place } from './place.ts'
import { placeLabel } from './place-label.ts'

const same = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0

/** The place that somebody names: the one that is written like that, or else the likeliest. */
export const findPlace = (gazetteer: Gazetteer, asked: string): Place | undefined => {
  const likely = gazetteer.suggest(asked)
  return likely.find((place) => same(placeLabel(place), asked)) ?? likely[0]
}
