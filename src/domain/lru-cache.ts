/** A cache that forgets the entry unused for longest once it is full. */
export interface LruCache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  clear(): void
  readonly size: number
}

export const createLruCache = <Value>(limit: number): LruCache<Value> => {
  // A Map keeps the order of insertion: the first key is the oldest.
  const entries = new Map<string, Value>()
  const set = (key: string, value: Value) => {
    entries.delete(key)
    entries.set(key, value)
    const oldest = entries.keys().next()
    if (entries.size > limit && !oldest.done) entries.delete(oldest.value)
  }
  return {
    get(key) {
      const value = entries.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
    set,
    clear: () => entries.clear(),
    get size() {
      return entries.size
    },
  }
}
