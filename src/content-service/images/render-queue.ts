/** Lets a few tasks run at once; others wait their turn, and too many are turned away. */
export type RenderQueue = <Value>(task: () => Promise<Value>) => Promise<Queued<Value>>
export type Queued<Value> = { ok: true; value: Value } | NotMade

/** Too many wait or too much is spent already, by all together or by the asker alone. */
export interface NotMade {
  ok: false
  error: 'busy' | 'spent' | 'asker-busy' | 'asker-spent'
  retryAfterSeconds: number
}

const retryAfterSeconds = 5

export interface RenderQueueLimits {
  /** Tasks that run at the same time. */
  atOnce: number
  /** Tasks that may wait; the next one is refused. */
  waiting: number
}

export const createRenderQueue = ({ atOnce, waiting }: RenderQueueLimits): RenderQueue => {
  const turns: (() => void)[] = []
  let running = 0

  const leave = () => {
    const next = turns.shift()
    // The place passes from hand to hand, so that a newcomer can't slip in between.
    if (next) next()
    else running -= 1
  }

  return async (task) => {
    if (running < atOnce) running += 1
    else if (turns.length < waiting) await new Promise<void>((resolve) => turns.push(resolve))
    else return { ok: false, error: 'busy', retryAfterSeconds }
    try {
      return { ok: true, value: await task() }
    } finally {
      leave()
    }
  }
}
