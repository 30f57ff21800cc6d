/** Keeps the most recently used values, up to a number of them. */
export interface LruCache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

export const createLruCache = <Value>(capacity: number): LruCache<Value> => {
  const values = new Map<string, Value>()
  return {
    get(key) {
      const value = values.get(key)
      if (value !== undefined) {
        values.delete(key)
        values.set(key, value)
      }
      return value
    },
    set(key, value) {
      values.delete(key)
      values.set(key, value)
      const [oldest] = values.keys()
      if (values.size > capacity && oldest !== undefined) values.delete(oldest)
    },
  }
}
