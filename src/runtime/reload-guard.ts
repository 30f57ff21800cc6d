/** Remembers for the life of the tab what a reload was already done for, so that no reload can loop. */
export type ReloadGuard = {
  /** True the first time a reason is given; false ever after, and false when nothing can be remembered. */
  claim: (reason: string) => boolean
}

const storageKey = 'reloaded-for'
const remembered = 30

/** Takes a function because merely reading `window.sessionStorage` throws where storage is blocked. */
export const createReloadGuard = (sessionStorage: () => Pick<Storage, 'getItem' | 'setItem'>): ReloadGuard => ({
  claim: (reason) => {
    try {
      const storage = sessionStorage()
      const reasons = (storage.getItem(storageKey) ?? '').split('\n').filter(Boolean)
      if (reasons.includes(reason)) return false
      storage.setItem(storageKey, [...reasons, reason].slice(-remembered).join('\n'))
      return true
    } catch {
      return false
    }
  },
})
