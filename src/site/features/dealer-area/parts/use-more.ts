import { useEffect, useRef, useState } from 'react'
import { dealerTroubleWords } from '../me/dealer.ts'

interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

export interface MoreList<Item> {
  readonly state: 'asking' | 'there' | 'failed'
  readonly items: readonly Item[]
  readonly problem: string
  readonly hasMore: boolean
  /** The next page; the same again after it failed. */
  readonly more: () => void
  /** From the top. */
  readonly again: () => void
}

interface Known<Item> extends Page<Item> {
  readonly of: string
}

/** A list that is longer than a page. Asked for anew where something else is looked for. */
export const useMore = <Item>(of: string, ask: (after: string | undefined) => Promise<Page<Item>>): MoreList<Item> => {
  const [known, setKnown] = useState<Known<Item>>()
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)
  /** Only the last question is still wanted. */
  const question = useRef(0)

  const load = async (before: Page<Item> | undefined) => {
    question.current += 1
    const own = question.current
    setAsking(true)
    setProblem('')
    try {
      const page = await ask(before?.next ?? undefined)
      if (own === question.current) setKnown({ of, items: [...(before?.items ?? []), ...page.items], next: page.next })
    } catch (error) {
      if (own === question.current) setProblem(dealerTroubleWords(error))
    }
    if (own === question.current) setAsking(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for what is looked for, and for nothing else
  useEffect(() => void load(undefined), [of])

  const isOld = known?.of !== of
  const state = problem !== '' ? 'failed' : isAsking || known === undefined || isOld ? 'asking' : 'there'
  return {
    state,
    // What was found before stays until there is something else.
    items: known?.items ?? [],
    problem,
    hasMore: !isOld && known.next !== null,
    more: () => void load(isOld ? undefined : known),
    again: () => void load(undefined),
  }
}
