import { createListeners } from '../../state/listeners.ts'
import { storedValue } from '../../state/stored-value.ts'

export type ConsentChoice = 'given' | 'refused'
export type Consent = ConsentChoice | 'not-asked'

export interface ConsentStore {
  current(): Consent
  choose(choice: ConsentChoice): void
  /** Also tells of choices made in other tabs. */
  subscribe(listener: () => void): () => void
}

interface Given {
  area: () => Storage
  now: () => number
  /** A browser that says so for every site is not asked again by this one. */
  refusesByItself: () => boolean
}

const key = 'measurement'
/** People change their minds; a year later they may be asked again. */
const goodFor = 365 * 24 * 60 * 60 * 1000

/** Kept as `given 1763164800000`: the choice and when it was made. */
const parse = (text: string | null, now: number): Consent => {
  const [choice, at] = (text ?? '').split(' ')
  if (choice !== 'given' && choice !== 'refused') return 'not-asked'
  return now - Number(at) < goodFor ? choice : 'not-asked'
}

export const createConsent = ({ area, now, refusesByItself }: Given): ConsentStore => {
  const stored = storedValue(area, key)
  const { subscribe, notify } = createListeners()
  // In memory too: a choice holds on this page even if it cannot be kept.
  let chosen: ConsentChoice | undefined
  return {
    current() {
      const kept = parse(stored.read(), now())
      if (kept !== 'not-asked') return kept
      return chosen ?? (refusesByItself() ? 'refused' : 'not-asked')
    },
    choose(choice) {
      chosen = choice
      stored.write(`${choice} ${now()}`)
      notify()
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      const unsubscribe = subscribe(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        unsubscribe()
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** Of this browser. */
export const consent = createConsent({
  area: () => window.localStorage,
  now: Date.now,
  refusesByItself: () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
})
