import { useEffect, useState } from 'react'
import type { FoundKind } from '../../domain/staff/found-kind.ts'
import { searchWords } from '../../domain/staff/search-words.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import { whileCurrent } from '../../site/state/while-current.ts'
import { ask } from '../ask.ts'
import { askFound, type FoundThing } from '../operations/find/ask-found.ts'

/** Between two letters of somebody who types. */
const pause = 120

interface Known {
  readonly asked: string
  readonly found: readonly FoundThing[]
  readonly isUnreachable: boolean
}

const nothing: Known = { asked: '', found: [], isUnreachable: false }

/** What was found for the words. The old answer stays until the new one is there; `isCurrent`: it is there. */
export const useFound = (typed: string, only: FoundKind | undefined) => {
  const [known, setKnown] = useState(nothing)
  const isEmpty = searchWords(typed).length === 0
  const asked = isEmpty ? '' : `${only ?? ''}\n${typed}`
  const isCurrent = known.asked === asked
  useEffect(() => {
    if (asked === '') return setKnown(nothing)
    if (isCurrent) return
    return whileCurrent((isStillAsked) => {
      const timer = setTimeout(() => {
        ask(askFound, { words: typed, only: only === undefined ? null : asEnum(only) }).then(
          (found) => isStillAsked() && setKnown({ asked, found, isUnreachable: false }),
          () => isStillAsked() && setKnown({ asked, found: [], isUnreachable: true }),
        )
      }, pause)
      return () => clearTimeout(timer)
    })
  }, [asked, isCurrent, typed, only])
  return { found: isEmpty ? nothing.found : known.found, isUnreachable: known.isUnreachable, isCurrent }
}
