export interface DeliveryLoop {
  start(): void
  /** Something new may be due: looks at once. */
  wake(): void
  /** Delivers all that is due now, whether it was started or not; answers how many. */
  deliverDue(): Promise<number>
  /** Ends what is under way; what it had not delivered is delivered after the next start. */
  stop(): Promise<void>
}

interface Options {
  /** Does one thing; false where there is nothing to do. */
  deliver(stopped: AbortSignal): Promise<boolean>
  everyMs: number
  onError(error: unknown): void
}

export const createDeliveryLoop = ({ deliver, everyMs, onError }: Options): DeliveryLoop => {
  let stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined
  let isWoken = false

  const deliverDue = async (): Promise<number> => {
    const { signal } = stopping
    let delivered = 0
    while (!signal.aborted && (await deliver(signal))) delivered += 1
    return delivered
  }

  const run = async (): Promise<void> => {
    do {
      isWoken = false
      try {
        await deliverDue()
      } catch (error) {
        onError(error)
      }
    } while (isWoken && !stopping.signal.aborted)
    underWay = undefined
  }

  const wake = (): void => {
    if (timer === undefined) return
    isWoken = true
    underWay ??= run()
  }

  return {
    start: () => {
      if (timer !== undefined) return
      timer = setInterval(wake, everyMs)
      // The bank alone keeps no process running.
      timer.unref()
      wake()
    },
    wake,
    deliverDue,
    stop: async () => {
      clearInterval(timer)
      timer = undefined
      stopping.abort()
      await underWay
      stopping = new AbortController()
    },
  }
}
