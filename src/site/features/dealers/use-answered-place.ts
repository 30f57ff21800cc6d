import { useEffect, useState } from 'react'
import { findPlace } from '../../../domain/places/find-place.ts'
import type { Place } from '../../../domain/places/place.ts'
import { inTime } from '../../data/in-time.ts'
import { useEdition } from '../../state/locale-context.tsx'
import { whileCurrent } from '../../state/while-current.ts'

/** Whoever waits longer is better off with the list of all places. */
const patience = 2000

type Answer = Place | 'unknown' | 'unanswered'

/**
 * The place that a text names, from the site-data function: the list of all of them is a hundred times as much to fetch.
 * Undefined until there is an answer; asked only where it is needed, kept until another text is there.
 */
export const useAnsweredPlace = (text: string | undefined, isNeeded: boolean): Answer | undefined => {
  const edition = useEdition()
  const [known, setKnown] = useState<{ text: string; answer: Answer }>()
  const asked = isNeeded && text !== known?.text ? text : undefined
  useEffect(() => {
    if (asked === undefined) return
    const ask = async (): Promise<Answer> => {
      const { placesNow } = await import('./dealers-now.ts')
      const likely = await placesNow(edition, asked)
      if (likely === undefined) return 'unanswered'
      return findPlace({ suggest: () => likely }, asked) ?? 'unknown'
    }
    return whileCurrent((isCurrent) => {
      inTime(ask, patience)
        .catch((): 'unanswered' => 'unanswered')
        .then((answer) => isCurrent() && setKnown({ text: asked, answer }))
    })
  }, [asked, edition])
  return known !== undefined && known.text === text ? known.answer : undefined
}
