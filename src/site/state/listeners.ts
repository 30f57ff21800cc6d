/** The subscribers of a store, in the form `useSyncExternalStore` wants. */
export interface Listeners {
  subscribe(listener: () => void): () => void
  notify(): void
}

export const createListeners = (): Listeners => {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}
