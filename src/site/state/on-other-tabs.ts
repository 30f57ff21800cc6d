/**
 * Calls when another tab may have changed what is stored: at once, and for a page that slept in the back/forward cache, which
 * hears of nothing, when it wakes. `key` names the value that counts; all do where it is left out.
 */
export const onOtherTabs = (listener: () => void, key?: string): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // Null: everything was cleared.
    if (key === undefined || event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', listener)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', listener)
  }
}
