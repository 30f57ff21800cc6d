export interface BudgetLimits {
  /** What may be spent at once, in milliseconds of processor time. */
  atOnce: number
  /** What comes back each second. */
  perSecond: number
}

/** Processor time that runs out and comes back. */
export interface TimeBudget {
  /** Takes it, or says how many seconds later there will be enough. */
  take(milliseconds: number): { ok: true } | { ok: false; retryAfterSeconds: number }
  giveBack(milliseconds: number): void
  /** Whether nothing is missing: then it is as good as a new one. */
  isFull(): boolean
}

export const createTimeBudget = ({ atOnce, perSecond }: BudgetLimits, now: () => number): TimeBudget => {
  let left = atOnce
  let since = now()
  const refill = () => {
    const at = now()
    left = Math.min(atOnce, left + ((at - since) / 1000) * perSecond)
    since = at
  }
  return {
    take(milliseconds) {
      refill()
      // What costs more than there can ever be has to wait for all of it.
      const needed = Math.min(milliseconds, atOnce)
      if (left < needed) return { ok: false, retryAfterSeconds: Math.ceil((needed - left) / perSecond) }
      left -= needed
      return { ok: true }
    },
    giveBack(milliseconds) {
      left = Math.min(atOnce, left + milliseconds)
    },
    isFull() {
      refill()
      return left >= atOnce
    },
  }
}
