import { useEffect, useMemo, useState } from 'react'
import type { Gazetteer } from '../../../domain/places/gazetteer.ts'
import type { Place } from '../../../domain/places/place.ts'
import { searchPlaces } from '../../../domain/places/place-search.ts'
import { useEdition } from '../../state/locale-context.tsx'
import { whileCurrent } from '../../state/while-current.ts'
import { loadGazetteer } from './load-gazetteer.ts'

export type Suburb = Place & { postcode: string }

export interface Places {
  /** Undefined while it is on its way. */
  gazetteer: Gazetteer | undefined
  /** What is to be said where the list could not be had. */
  trouble: string | undefined
}

const trouble = 'The list of places won’t load just now.'

/** The places of the edition, once they are wanted, and again with each further wish after a failure; else those on the page. */
export const useGazetteer = (wishes: number, otherwise: readonly Suburb[]): Places => {
  const edition = useEdition()
  const [loaded, setLoaded] = useState<Gazetteer | 'failed'>()
  useEffect(() => {
    if (wishes === 0) return
    return whileCurrent((isCurrent) => {
      loadGazetteer(edition)
        .catch((): 'failed' => 'failed')
        .then((next) => isCurrent() && setLoaded(next))
    })
  }, [edition, wishes])

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
  const known = otherwise.length === 0 ? 'Try again when you’re online.' : 'Suburbs with a dealer still work.'
  return { gazetteer: poor ? fallback : loaded, trouble: poor ? `${trouble} ${known}` : undefined }
}
