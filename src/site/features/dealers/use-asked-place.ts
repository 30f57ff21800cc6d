import { useEffect, useMemo, useState } from 'react'
import type { Coordinates } from '../../../domain/places/coordinates.ts'
import { findPlace } from '../../../domain/places/find-place.ts'
import type { Place } from '../../../domain/places/place.ts'
import { placeLabel } from '../../../domain/places/place-label.ts'
import { type Suburb, useGazetteer } from '../places/use-gazetteer.ts'
import { locateMe } from './my-location.ts'
import { useAnsweredPlace } from './use-answered-place.ts'

export interface AskedFrom extends Coordinates {
  /** In a sentence: "within 10 km of …". */
  name: string
  /** On the map. */
  label: string
}

type Here = { at: Coordinates } | { message: string } | 'asking' | undefined

/** Where somebody asks from: the place in the address, or, for this tab and without a trace in the address, where they are. */
export const useAskedPlace = (asked: string | undefined, suburbs: readonly Suburb[]) => {
  const [here, setHere] = useState<Here>()
  const [wishes, setWishes] = useState(0)
  // Just chosen: known before the list of places says so again.
  const [known, setKnown] = useState<Place>()
  useEffect(() => {
    const forget = () => setHere(undefined)
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])

  const chosen = known !== undefined && placeLabel(known) === asked ? known : undefined
  const answer = useAnsweredPlace(asked, wishes === 0 && chosen === undefined)
  const places = useGazetteer(wishes + (answer === 'unanswered' ? 1 : 0), suburbs)
  const { gazetteer } = places
  const named = useMemo(() => {
    if (asked === undefined) return undefined
    if (chosen !== undefined) return chosen
    return typeof answer === 'object' ? answer : gazetteer && findPlace(gazetteer, asked)
  }, [asked, chosen, answer, gazetteer])
  const at = here !== undefined && here !== 'asking' && 'at' in here ? here.at : undefined
  const from = useMemo((): AskedFrom | undefined => {
    if (at) return { ...at, name: 'you', label: 'You' }
    return named && { lat: named.lat, lon: named.lon, name: named.name, label: named.postcode ?? named.name }
  }, [at, named])

  const looked = gazetteer !== undefined || answer === 'unknown'
  return {
    from,
    /** What the address names; where somebody is stays on their device. */
    place: at ? undefined : named,
    places,
    /** Somebody is about to name a place. */
    wish: () => setWishes(wishes + 1),
    locating: here === 'asking',
    waiting: from === undefined && asked !== undefined && !looked,
    unknown: from === undefined && asked !== undefined && looked,
    message: here !== undefined && here !== 'asking' && 'message' in here ? here.message : undefined,
    remember: (place: Place) => {
      setHere(undefined)
      setKnown(place)
    },
    /** True when the browser told. */
    locate: async (): Promise<boolean> => {
      setHere('asking')
      const located = await locateMe()
      setHere(located.ok ? { at: located.at } : { message: located.message })
      return located.ok
    },
  }
}
