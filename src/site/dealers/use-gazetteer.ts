import { useEffect, useMemo, useState } from 'react'
import { type Gazetteer, searchPlaces } from '../../domain/gazetteer.ts'
import type { Place } from '../../domain/place.ts'
import { useEdition } from '../state/locale-context.tsx'
import { loadGazetteer } from './load-gazetteer.ts'

type Suburb = Place & { postcode: string }

export interface Places {
  /** Undefined while it is on its way. */
  gazetteer: Gazetteer | undefined
  /** The list could not be had: only places with a dealer are known. */
  poor: boolean
}

/** The places of the edition, once they are wanted; without them those that are on the page anyway. */
export const useGazetteer = (wanted: boolean, otherwise: readonly Suburb[]): Places => {
  const edition = useEdition()
  const [loaded, setLoaded] = useState<Gazetteer | 'failed'>()
  useEffect(() => {
    if (!wanted) return
    let current = true
    loadGazetteer(edition)
      .catch((): 'failed' => 'failed')
      .then((next) => {
        if (current) setLoaded((before) => (next === 'failed' && before !== undefined ? before : next))
      })
    return () => {
      current = false
    }
  }, [edition, wanted])

  const poor = loaded === 'failed'
  const fallback = useMemo(
    () =>
      poor
        ? searchPlaces({
            states: [],
            ranges: [],
            entries: otherwise.map((place) => ({ ...place, size: 1, foundBy: 'both' })),
          })
        : undefined,
    [poor, otherwise],
  )
  return { gazetteer: poor ? fallback : loaded, poor }
}
