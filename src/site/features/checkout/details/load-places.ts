import type { EditionCode } from '../../../../domain/edition/edition-code.ts'
import type { StreetAddress } from '../../../../domain/orders/order.ts'
import type { Gazetteer } from '../../../../domain/places/gazetteer.ts'
import { fetchedOnce } from '../../../data/fetched-once.ts'

/** What is known of suburbs, once somebody is about to type one. */
export interface KnownPlaces {
  suggest: Gazetteer['suggest']
  /** Why a suburb and a postcode cannot belong together; undefined where they may. */
  trouble(address: StreetAddress): string | undefined
}

export const loadPlaces = fetchedOnce(async (edition: EditionCode): Promise<KnownPlaces> => {
  const [{ loadGazetteer }, { suburbTrouble }] = await Promise.all([
    import('../../places/load-gazetteer.ts'),
    import('../../../../domain/orders/suburb-fits.ts'),
  ])
  const gazetteer = await loadGazetteer(edition)
  return { suggest: gazetteer.suggest, trouble: (address) => suburbTrouble(address, gazetteer) }
})
