import type { Holiday } from '../../domain/calendar/working-days.ts'
import type { Place } from '../../domain/places/place.ts'
import { searchPlaces } from '../../domain/places/place-search.ts'
import type { DealerDirectory } from './dealer-directory.ts'

/** Knows these places and holidays, in every edition, and leaves dealers as they are. */
export const fakeDealerDirectory = (
  places: readonly Required<Place>[] = [],
  holidays: readonly Holiday[] = [],
): DealerDirectory => ({
  holidaysOf: async () => holidays,
  refresh: async () => undefined,
  gazetteerOf: async () =>
    searchPlaces({
      states: [],
      ranges: [],
      entries: places.map((place) => ({ ...place, size: 1, foundBy: 'both' })),
    }),
})
