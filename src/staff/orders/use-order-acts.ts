import { useState } from 'react'
import { ask } from '../ask.ts'
import { cancelOrder } from '../operations/orders/cancel-order.ts'
import { moveOrders } from '../operations/orders/move-orders.ts'
import { noteOrder } from '../operations/orders/note-order.ts'
import type { ActedOn, ListedOrder, OrderFile } from '../operations/orders/order-answers.ts'
import { refundOrder } from '../operations/orders/refund-order.ts'
import { settleReturn } from '../operations/orders/settle-return.ts'
import { useActs } from '../parts/use-acts.ts'

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

const named = (acted: ActedOn) => ({ ...acted, of: acted.number })

/** What can be done with orders, and what came of it. */
export const useOrderActs = (onActed: (acted: readonly ActedOn[]) => void) => {
  const { said, isBusy, act, one, say } = useActs<ReturnType<typeof named>>('orders', onActed)
  const [undo, setUndo] = useState<readonly Moved[]>([])

  const move = async (how: Move, orders: readonly Moved[]): Promise<boolean> => {
    if (orders.length === 0) return false
    const acted = await act(done[how], async () =>
      (await ask(moveOrders, { move: how, orders: [...orders] })).map(named),
    )
    const moved = acted.flatMap(({ number, problem, order }) =>
      problem === null && order !== null ? [{ number, revision: order.revision }] : [],
    )
    if (acted.length > 0) setUndo(how === 'PACK' ? moved : [])
    return moved.length === orders.length
  }

  return {
    said,
    isBusy,
    hasUndo: undo.length > 0,
    move,
    undo: () => move('UNPACK', undo),
    cancel: (order: Pick<ListedOrder, 'number' | 'revision'>, reason: string) =>
      one('Called off', async () =>
        named(await ask(cancelOrder, { number: order.number, revision: order.revision, reason })),
      ),
    refund: ({ order: { number }, revision }: OrderFile, refund: Refund) =>
      one('Paid back', async () => named(await ask(refundOrder, { number, revision, ...refund }))),
    note: (number: string, words: string) => one('Noted', async () => named(await ask(noteOrder, { number, words }))),
    settle: (number: string) => one('Settled', async () => named(await ask(settleReturn, { number }))),
    say,
  }
}

export type OrderActs = ReturnType<typeof useOrderActs>
