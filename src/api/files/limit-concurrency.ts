export type LimitedRun = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets so many pieces of work run at once, in the order they came. */
export const limitConcurrency = (most: number): LimitedRun => {
  let free = most
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
