import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { refreshCounts } from '../app/desk-counts.ts'

const page = 50
const most = 100

/** Looked at again so often, while somebody looks. */
const interval = 15_000

/** A page of a list, and where the next begins; null on the last. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

export interface List<Item, Answer> {
  readonly items: readonly Item[]
  /** What came with the last page: counts, sums. */
  readonly answer: Answer | undefined
  readonly hasMore: boolean
  readonly isUnreachable: boolean
  /** When it was last so. */
  readonly asOf: Date | undefined
  readonly isAsking: boolean
  /** What is known to be so now, before the list is asked for again: the next act goes by it. */
  change(changed: (item: Item) => Item): void
  /** Also brings up to date what the rail counts. */
  refresh(): Promise<void>
  more(): Promise<void>
}

interface Known<Item, Answer> extends Page<Item> {
  readonly answer: Answer
  readonly asOf: Date
}

/** What is asked for: so many, after that place. */
export interface Paging {
  readonly first: number
  readonly after: string | null
}

/**
 * A list that is asked for page by page, as it is now. What was there stays until what is there now has come. `key`: which list it is;
 * by another key it is loaded anew.
 */
export const useList = <Item, Answer>(
  key: string,
  askPage: (paging: Paging) => Promise<Answer>,
  pageOf: (answer: Answer) => Page<Item>,
): List<Item, Answer> => {
  const [known, setKnown] = useState<Known<Item, Answer>>()
  const [isUnreachable, setUnreachable] = useState(false)
  const [asking, setAsking] = useState(0)
  const latest = useRef(0)

  const fetchPage = useEffectEvent(askPage)
  const read = useEffectEvent(pageOf)
  const load = useCallback(async (first: number, after: string | null, before: readonly Item[]) => {
    latest.current += 1
    const own = latest.current
    setAsking((count) => count + 1)
    try {
      const answer = await fetchPage({ first, after })
      // What was asked for later has come, or is about to.
      if (own !== latest.current) return
      const { items, next } = read(answer)
      setKnown({ items: [...before, ...items], next, answer, asOf: new Date() })
      setUnreachable(false)
    } catch {
      if (own === latest.current) setUnreachable(true)
    } finally {
      setAsking((count) => count - 1)
    }
  }, [])

  const shown = known?.items.length ?? 0
  const reload = () => load(Math.min(Math.max(page, shown), most), null, [])
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void reload()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is loaded anew
  useEffect(() => void load(page, null, []), [load, key])
  useEffect(() => {
    const onChange = () => again()
    const timer = setInterval(onChange, interval)
    document.addEventListener('visibilitychange', onChange)
    addEventListener('online', onChange)
    addEventListener('offline', onChange)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onChange)
      removeEventListener('online', onChange)
      removeEventListener('offline', onChange)
    }
  }, [])

  return {
    items: known?.items ?? [],
    answer: known?.answer,
    hasMore: known?.next != null,
    isUnreachable,
    asOf: known?.asOf,
    isAsking: asking > 0,
    change: (changed) =>
      setKnown((before) => before && { ...before, items: before.items.map((item) => changed(item)) }),
    refresh: async () => {
      await Promise.all([reload(), refreshCounts()])
    },
    more: async () => {
      if (known?.next != null) await load(page, known.next, known.items)
    },
  }
}
