import { useEffect, useState } from 'react'
import { whileCurrent } from '../../state/while-current.ts'
import { loadSearchIndex } from './load-search-index.ts'
import type { SearchIndex } from './search-index.ts'

type Loaded = { edition: string; index: SearchIndex } | 'failed' | null

/** The index of an edition once it is wanted. After a failure every other `attempt` asks again. */
export const useSearchIndex = (edition: string, wanted: boolean, attempt: string): SearchIndex | 'failed' | null => {
  const [loaded, setLoaded] = useState<Loaded>(null)
  const ready = loaded !== null && loaded !== 'failed' && loaded.edition === edition ? loaded.index : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again
  useEffect(() => {
    if (!wanted || ready !== undefined) return
    return whileCurrent((isCurrent) => {
      loadSearchIndex(edition)
        .then((index): Loaded => ({ edition, index }))
        .catch((): Loaded => 'failed')
        .then((next) => isCurrent() && setLoaded(next))
    })
  }, [edition, wanted, attempt, ready])

  return ready ?? (loaded === 'failed' ? 'failed' : null)
}
