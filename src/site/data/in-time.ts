/** In milliseconds: longer than any connection that still brings an answer. */
const longestWait = 45_000

/** The answer, if it comes in time; rejects otherwise, and whoever was asked is told that nobody waits any more. */
export const inTime = <Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  milliseconds = longestWait,
): Promise<Answer> => {
  const signal = AbortSignal.timeout(milliseconds)
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    ask(signal).then(resolve, reject)
  })
}
