/** A storage for tests that can be made to refuse. Several stores on one of these are several tabs. */
export interface TestStorage {
  area(): Storage
  entries: Map<string, string>
  /** Writing throws, as in a browser without room. */
  full: boolean
  /** Even looking at it throws, as in a browser that blocks site data. */
  denied: boolean
}

export const testStorage = (initial: Record<string, string> = {}): TestStorage => {
  const entries = new Map(Object.entries(initial))
  const storage: Storage = {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (state.full) throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
      entries.set(key, String(value))
    },
    removeItem: (key) => entries.delete(key),
    clear: () => entries.clear(),
  }
  const state: TestStorage = {
    entries,
    full: false,
    denied: false,
    area() {
      if (state.denied) throw new DOMException('Access is denied', 'SecurityError')
      return storage
    },
  }
  return state
}
