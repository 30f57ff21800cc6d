import type { Holiday } from '../../domain/calendar/working-days.ts'
import type { PriceList } from '../../domain/dealers/price-list.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Gazetteer } from '../../domain/places/gazetteer.ts'

/** What is needed to find dealers besides the database: what the site's build says of them, of places and of holidays. */
export interface DealerDirectory {
  /** Brings the dealers of the database up to what the build says. Not to be called within a transaction. */
  refresh(edition: EditionCode): Promise<void>
  gazetteerOf(edition: EditionCode): Promise<Gazetteer>
  holidaysOf(edition: EditionCode): Promise<readonly Holiday[]>
  /** What is sold, for the dealers' own pages. */
  priceListOf(edition: EditionCode): Promise<PriceList>
}
