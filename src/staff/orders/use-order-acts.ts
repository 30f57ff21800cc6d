import { useRef, useState } from 'react'
import { ask } from '../ask.ts'
import { cancelOrder } from '../operations/cancel-order.ts'
import { moveOrders } from '../operations/move-orders.ts'
import { noteOrder } from '../operations/note-order.ts'
import type { ActedOn, ListedOrder, OrderFile } from '../operations/order-answers.ts'
import { refundOrder } from '../operations/refund-order.ts'
import { settleReturn } from '../operations/settle-return.ts'

export type Move = 'PACK' | 'UNPACK' | 'SHIP' | 'DELIVER' | 'READY' | 'COLLECT'

export interface Moved {
  readonly number: string
  readonly revision: string
  readonly carrier?: string
  readonly tracking?: string
}

export interface Refund {
  /** Made once for each refund that is begun. */
  readonly key: string
  readonly lines: { position: number; units: number }[]
  readonly delivery: number
  readonly restock: boolean
  readonly reason: string
}

const done: Record<Move, string> = {
  PACK: 'Packed',
  UNPACK: 'Unpacked',
  SHIP: 'On the way',
  DELIVER: 'Delivered',
  READY: 'At the counter',
  COLLECT: 'Collected',
}

const unreachable = 'We couldn’t reach the server. Nothing may have been done: look before you try again.'

const countWords = (numbers: readonly string[]): string =>
  numbers.length === 1 ? numbers.join() : `${numbers.length} orders`

export interface Said {
  readonly words: string
  readonly isTrouble: boolean
}

/** What can be done with orders, and what came of it. */
export const useOrderActs = (onActed: (acted: readonly ActedOn[]) => void) => {
  const [said, setSaid] = useState<Said>()
  const [undo, setUndo] = useState<readonly Moved[]>([])
  const [isBusy, setBusy] = useState(false)
  const underway = useRef(false)

  /** One thing at a time: a key that is held down does it once. */
  const act = async (words: string, work: () => Promise<readonly ActedOn[]>): Promise<readonly ActedOn[]> => {
    if (underway.current) return []
    underway.current = true
    setBusy(true)
    try {
      const acted = await work()
      onActed(acted)
      const good = acted.filter(({ problem }) => problem === null).map(({ number }) => number)
      const bad = acted.filter(({ problem }) => problem !== null)
      const troubles = bad.map(({ number, problem, changedBy }) =>
        changedBy === null ? `${number}: ${problem}` : `${number}: ${changedBy} has changed it. ${problem}`,
      )
      const goodWords = good.length === 0 ? [] : [`${words}: ${countWords(good)}.`]
      setSaid({ words: [...goodWords, ...troubles].join(' '), isTrouble: bad.length > 0 })
      return acted
    } catch {
      setSaid({ words: unreachable, isTrouble: true })
      return []
    } finally {
      underway.current = false
      setBusy(false)
    }
  }

  const move = async (how: Move, orders: readonly Moved[]): Promise<boolean> => {
    if (orders.length === 0) return false
    const acted = await act(done[how], () => ask(moveOrders, { move: how, orders: [...orders] }))
    const moved = acted.flatMap(({ number, problem, order }) =>
      problem === null && order !== null ? [{ number, revision: order.revision }] : [],
    )
    if (acted.length > 0) setUndo(how === 'PACK' ? moved : [])
    return moved.length === orders.length
  }

  const one = async (words: string, work: () => Promise<ActedOn>): Promise<boolean> => {
    const [acted] = await act(words, async () => [await work()])
    return acted?.problem === null
  }

  return {
    said,
    isBusy,
    hasUndo: undo.length > 0,
    move,
    undo: () => move('UNPACK', undo),
    cancel: (order: Pick<ListedOrder, 'number' | 'revision'>, reason: string) =>
      one('Called off', () => ask(cancelOrder, { number: order.number, revision: order.revision, reason })),
    refund: ({ order: { number }, revision }: OrderFile, refund: Refund) =>
      one('Paid back', () => ask(refundOrder, { number, revision, ...refund })),
    note: (number: string, words: string) => one('Noted', () => ask(noteOrder, { number, words })),
    settle: (number: string) => one('Settled', () => ask(settleReturn, { number })),
    say: (words: string) => setSaid({ words, isTrouble: false }),
  }
}

export type OrderActs = ReturnType<typeof useOrderActs>
