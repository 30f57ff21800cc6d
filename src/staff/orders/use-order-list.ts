import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { OrderView } from '../../domain/staff/order-views.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import { ServerError } from '../../site/data/server-error.ts'
import { ask } from '../ask.ts'
import { askOrders } from '../operations/ask-orders.ts'
import type { ListedOrder, OrderCounts } from '../operations/order-answers.ts'

const page = 50
const most = 100

/** Looked at again so often, while somebody looks. */
const interval = 15_000

export interface OrderList {
  readonly items: readonly ListedOrder[]
  readonly counts: OrderCounts | undefined
  readonly hasMore: boolean
  /** `stranger`: whoever is signed in is not on the staff. */
  readonly trouble: 'unreachable' | 'stranger' | undefined
  /** When it was last so. */
  readonly asOf: Date | undefined
  readonly isAsking: boolean
  refresh(): Promise<void>
  more(): Promise<void>
}

interface Known {
  readonly items: readonly ListedOrder[]
  readonly counts: OrderCounts
  readonly next: string | null
  readonly asOf: Date
}

const isStranger = (error: unknown): boolean =>
  error instanceof ServerError && (error.statusCode === 403 || JSON.stringify(error.result).includes('"FORBIDDEN"'))

/** The orders in a view, newest first, as they are now. What was there stays until what is there now has come. */
export const useOrderList = (view: OrderView, words: string): OrderList => {
  const [known, setKnown] = useState<Known>()
  const [trouble, setTrouble] = useState<OrderList['trouble']>()
  const [asking, setAsking] = useState(0)

  const load = useCallback(
    async (first: number, after: string | null, isCurrent: () => boolean, before: readonly ListedOrder[]) => {
      setAsking((count) => count + 1)
      try {
        const { staffOrders, staffOrderCounts } = await ask(askOrders, { view: asEnum(view), words, first, after })
        if (!isCurrent()) return
        const items = [...before, ...staffOrders.items]
        setKnown({ items, counts: staffOrderCounts, next: staffOrders.next, asOf: new Date() })
        setTrouble(undefined)
      } catch (error) {
        if (isCurrent()) setTrouble(isStranger(error) ? 'stranger' : 'unreachable')
      } finally {
        setAsking((count) => count - 1)
      }
    },
    [view, words],
  )

  const shown = known?.items.length ?? 0
  const refresh = () => load(Math.min(Math.max(page, shown), most), null, () => true, [])
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refresh()
  })
  useEffect(() => {
    let isGone = false
    void load(page, null, () => !isGone, [])
    return () => {
      isGone = true
    }
  }, [load])
  useEffect(() => {
    const onChange = () => again()
    const timer = setInterval(onChange, interval)
    document.addEventListener('visibilitychange', onChange)
    addEventListener('online', onChange)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onChange)
      removeEventListener('online', onChange)
    }
  }, [])

  return {
    items: known?.items ?? [],
    counts: known?.counts,
    hasMore: known?.next != null,
    trouble,
    asOf: known?.asOf,
    isAsking: asking > 0,
    refresh,
    more: async () => {
      if (known?.next != null) await load(page, known.next, () => true, known.items)
    },
  }
}
