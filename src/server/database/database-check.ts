/** Why the database cannot be used just now; undefined when it can. */
export type DatabaseCheck = () => Promise<string | undefined>

interface Patience {
  /** How long an answer counts. */
  readonly keptMs: number
  readonly patienceMs: number
}

const usual: Patience = { keptMs: 1000, patienceMs: 2000 }

/** However often it is asked, and however long the database takes: one question at a time, and an answer soon. */
export const createDatabaseCheck = (ask: DatabaseCheck, { keptMs, patienceMs } = usual): DatabaseCheck => {
  let asked: { answer: ReturnType<DatabaseCheck>; until: number } | undefined
  const begin = () => {
    const begun = { answer: ask().catch(() => 'it does not answer as it should'), until: Number.POSITIVE_INFINITY }
    begun.answer.then(() => {
      begun.until = performance.now() + keptMs
    })
    return begun
  }
  return async () => {
    if (asked === undefined || performance.now() >= asked.until) asked = begin()
    const late = Promise.withResolvers<string>()
    const timer = setTimeout(late.resolve, patienceMs, 'it does not answer in time')
    try {
      return await Promise.race([asked.answer, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}
