import { useEffect, useMemo, useState } from 'react'
import { freshenedDealers } from '../../../domain/dealers/freshened-dealers.ts'
import type { DealerNearby } from '../../../domain/dealers/nearest-dealers.ts'
import type { Coordinates } from '../../../domain/places/coordinates.ts'
import { useEdition } from '../../state/locale-context.tsx'
import { whileCurrent } from '../../state/while-current.ts'
import type { ListedDealer } from './listed-dealer.ts'

/** More than most people look at. */
const most = 20

/** The dealers on the page, and as soon as it answers, as the site-data function knows them now around a place. */
export const useFreshDealers = (
  listed: readonly ListedDealer[],
  place: Coordinates | undefined,
): readonly ListedDealer[] => {
  const edition = useEdition()
  const [looked, setLooked] = useState<{ from: Coordinates; found: DealerNearby<ListedDealer>[]; most: number }>()
  useEffect(() => {
    if (place === undefined) return
    return whileCurrent((isCurrent) => {
      const look = async () => {
        const { dealersNow } = await import('./dealers-now.ts')
        const found = await dealersNow(edition, { from: place, first: most })
        if (found !== undefined && isCurrent()) setLooked({ from: place, found, most })
      }
      // Without an answer, what stands on the page is nearly always as good.
      look().catch(() => undefined)
    })
  }, [edition, place])
  return useMemo(
    () => (looked !== undefined && looked.from === place ? freshenedDealers(listed, looked) : listed),
    [listed, looked, place],
  )
}
