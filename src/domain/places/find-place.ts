import type { Gazetteer } from './gazetteer.ts'
import type { Place } from './place.ts'
import { isLabelOf } from './place-label.ts'

/** The place that somebody names: the one that is written like that, or else the likeliest. */
export const findPlace = (gazetteer: Gazetteer, asked: string): Place | undefined => {
  const likely = gazetteer.suggest(asked)
  return likely.find((place) => isLabelOf(asked, place)) ?? likely[0]
}
