import { createRenderQueue, type Queued, type RenderQueue, type RenderQueueLimits } from './render-queue.ts'
import { type BudgetLimits, createTimeBudget, type TimeBudget } from './time-budget.ts'

export interface FairLimits {
  /** Of all together. */
  queue: RenderQueueLimits
  budget: BudgetLimits
  /** Of one asker. */
  askerQueue: RenderQueueLimits
  askerBudget: BudgetLimits
}

/** Somebody whose share is limited, or nobody: the site itself, which waits for its turn and no more. */
export type Asker = string | undefined

export type FairRenders = <Value>(asker: Asker, cost: number, render: () => Promise<Value>) => Promise<Queued<Value>>

interface Share {
  queue: RenderQueue
  budget: TimeBudget
  /** Renderings that run or wait. */
  open: number
}

/** Shares are looked through for those that are whole again after this many new ones. */
const tidyAfter = 1_000

/** Lets each asker render few pictures at once, and all of them together no more than a part of the machine's time. */
export const createFairRenders = (limits: FairLimits, now: () => number = () => performance.now()): FairRenders => {
  const queued = createRenderQueue(limits.queue)
  const budget = createTimeBudget(limits.budget, now)
  const shares = new Map<string, Share>()
  let untidied = 0

  const shareOf = (asker: string): Share => {
    const known = shares.get(asker)
    if (known) return known
    untidied += 1
    if (untidied > tidyAfter) {
      untidied = 0
      for (const [name, { open, budget }] of shares) if (open === 0 && budget.isFull()) shares.delete(name)
    }
    const queue = createRenderQueue(limits.askerQueue)
    const share = { queue, budget: createTimeBudget(limits.askerBudget, now), open: 0 }
    shares.set(asker, share)
    return share
  }

  return async <Value>(asker: Asker, cost: number, render: () => Promise<Value>): Promise<Queued<Value>> => {
    if (asker === undefined) return queued(render)
    const share = shareOf(asker)
    const inTurn = async (): Promise<Queued<Value>> => {
      const own = share.budget.take(cost)
      if (!own.ok) return { ok: false, error: 'asker-spent', retryAfterSeconds: own.retryAfterSeconds }
      const common = budget.take(cost)
      const made: Queued<Value> = common.ok
        ? await queued(render)
        : { ok: false, error: 'spent', retryAfterSeconds: common.retryAfterSeconds }
      if (made.ok) return made
      // What is not made costs nothing.
      share.budget.giveBack(cost)
      if (common.ok) budget.giveBack(cost)
      return made
    }
    share.open += 1
    try {
      const turn = await share.queue(inTurn)
      return turn.ok ? turn.value : { ok: false, error: 'asker-busy', retryAfterSeconds: turn.retryAfterSeconds }
    } finally {
      share.open -= 1
    }
  }
}
