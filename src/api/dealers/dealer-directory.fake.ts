import type { Holiday } from '../../domain/calendar/working-days.ts'
import type { PriceList } from '../../domain/dealers/price-list.ts'
import { centsFromPrice } from '../../domain/money/money.ts'
import type { Place } from '../../domain/places/place.ts'
import { searchPlaces } from '../../domain/places/place-search.ts'
import type { DealerDirectory } from './dealer-directory.ts'

/** Two lines and what wears out. */
export const fakePriceList: PriceList = {
  lines: [
    { slug: 'dolphin', name: 'Dolphin', isPart: false },
    { slug: 'liberty', name: 'Liberty', isPart: false },
    { slug: 'parts', name: 'Parts', isPart: true },
  ],
  products: [
    { sku: 'PW-S200', slug: 'dolphin-s200', name: 'Dolphin S 200', line: 'dolphin', price: centsFromPrice(1899) },
    { sku: 'PW-L300', slug: 'liberty-300', name: 'Liberty 300', line: 'liberty', price: centsFromPrice(999.5) },
    { sku: 'PW-BR-S', slug: 'brush-set-s', name: 'Brush set, S series', line: 'parts', price: centsFromPrice(79) },
  ],
}

/** Knows these places and holidays, in every edition, and leaves dealers as they are. */
export const fakeDealerDirectory = (
  places: readonly Required<Place>[] = [],
  holidays: readonly Holiday[] = [],
): DealerDirectory => ({
  holidaysOf: async () => holidays,
  priceListOf: async () => fakePriceList,
  refresh: async () => undefined,
  gazetteerOf: async () =>
    searchPlaces({
      states: [],
      ranges: [],
      entries: places.map((place) => ({ ...place, size: 1, foundBy: 'both' })),
    }),
})
