/** One text in the browser's storage. Reading and writing never throw: storage may be denied, full or absent. */
export interface StoredValue {
  readonly key: string
  read(): string | null
  /** Null removes. False: it could not be kept. */
  write(text: string | null): boolean
}

/** `area` is a function because the mere mention of `localStorage` throws where storage is denied, and on the server. */
export const storedValue = (area: () => Storage, key: string): StoredValue => ({
  key,
  read() {
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  },
  write(text) {
    try {
      if (text === null) area().removeItem(key)
      else area().setItem(key, text)
      return true
    } catch {
      return false
    }
  },
})
