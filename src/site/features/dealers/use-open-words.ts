import { useEffect, useState } from 'react'
import type { Holiday } from '../../../domain/calendar/working-days.ts'
import { useEdition } from '../../state/locale-context.tsx'
import { whileCurrent } from '../../state/while-current.ts'
import type { OpenWords } from './open-words.ts'

/** What says whether a dealer is open: fetched once somebody asks for a place, for the page has no room for it before. */
export const useOpenWords = (holidays: readonly Holiday[], wanted: boolean): OpenWords | undefined => {
  const edition = useEdition()
  const [openWords, setOpenWords] = useState<OpenWords>()
  useEffect(() => {
    if (!wanted) return
    return whileCurrent((isCurrent) => {
      const load = async () => {
        const { openWordsIn } = await import('./open-words.ts')
        if (isCurrent()) setOpenWords(() => openWordsIn(edition, holidays))
      }
      // Dealers are found without it, too.
      load().catch(() => undefined)
    })
  }, [edition, holidays, wanted])
  return openWords
}
