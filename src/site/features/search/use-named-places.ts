import { useEffect, useState } from 'react'
import type { Gazetteer } from '../../../domain/places/gazetteer.ts'
import type { Place } from '../../../domain/places/place.ts'
import { useEdition } from '../../state/locale-context.tsx'
import { whileCurrent } from '../../state/while-current.ts'
import type { SearchAnswer } from './find-matches.ts'
import { isNamedHere } from './is-named-here.ts'
import { namedPlaces } from './named-places.ts'

/** The list of places is large: it is fetched for a question to which nothing on the site is the answer by its name. */
const load = async (edition: Parameters<typeof import('../places/load-gazetteer.ts').loadGazetteer>[0]) => {
  const { loadGazetteer } = await import('../places/load-gazetteer.ts')
  return loadGazetteer(edition)
}

const none: readonly Place[] = []

/** The places that a question names. Without the list of them, none. */
export const useNamedPlaces = (answer: SearchAnswer | undefined, asked: string): readonly Place[] => {
  const edition = useEdition()
  const [gazetteer, setGazetteer] = useState<Gazetteer>()
  const wanted = answer !== undefined && asked.length > 2 && !isNamedHere(answer)
  useEffect(() => {
    if (!wanted) return
    return whileCurrent((isCurrent) => {
      load(edition).then(
        (loaded) => isCurrent() && setGazetteer(loaded),
        () => undefined,
      )
    })
  }, [wanted, edition])
  return wanted && gazetteer !== undefined ? namedPlaces(gazetteer, asked) : none
}
