/** Keeps what was used last, up to so many bytes. */
export interface ByteBudgetCache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value, bytes: number): void
}

export const createByteBudgetCache = <Value>(budget: number): ByteBudgetCache<Value> => {
  const kept = new Map<string, { value: Value; bytes: number }>()
  let used = 0

  const drop = (key: string): void => {
    used -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return {
    get: (key) => {
      const entry = kept.get(key)
      if (!entry) return undefined
      // A Map keeps insertion order: putting an entry back makes it the youngest.
      kept.delete(key)
      kept.set(key, entry)
      return entry.value
    },
    set: (key, value, bytes) => {
      drop(key)
      if (bytes > budget) return
      kept.set(key, { value, bytes })
      used += bytes
      for (const oldest of kept.keys()) {
        if (used <= budget) break
        drop(oldest)
      }
    },
  }
}
