import { and, arrayContains, eq } from 'drizzle-orm'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { farthestReach } from '../../domain/dealers/dealer-reach.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Gazetteer } from '../../domain/places/gazetteer.ts'
import { placeOfPostcode } from '../../domain/places/place-of-postcode.ts'
import type { Db } from '../db/database.ts'
import { dealers } from '../db/schema/dealers.ts'
import { activeIn, foundDealer, searchDealers } from './search-dealers.ts'

export interface DemoWish {
  edition: EditionCode
  /** Where the pool is. */
  postcode: string
  /** Slug of the dealer asked for by name. */
  dealer?: string | undefined
}

/** Who is to show a robot: the dealer asked for, else the nearest who does. Nobody where none is within reach. */
export const demoDealer = async (db: Db, wish: DemoWish, gazetteer: Gazetteer): Promise<Dealer | undefined> => {
  const { edition, postcode, dealer: slug } = wish
  if (slug !== undefined) {
    const [chosen] = await db
      .select()
      .from(dealers)
      .where(and(activeIn(edition), eq(dealers.slug, slug), arrayContains(dealers.services, ['demo'])))
    return chosen && foundDealer(chosen)
  }
  const from = placeOfPostcode(gazetteer, postcode)
  if (from === undefined) return undefined
  const [nearest] = await searchDealers(db, { edition, from, first: 1, service: 'demo' })
  return nearest !== undefined && nearest.km <= farthestReach ? nearest.dealer : undefined
}
