/** The answer, if it comes in time; rejects otherwise, and whoever was asked is told that nobody waits any more. */
export const answeredWithin = <Answer>(
  milliseconds: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => {
  const signal = AbortSignal.timeout(milliseconds)
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    ask(signal).then(resolve, reject)
  })
}
