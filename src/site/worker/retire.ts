import { emptyCaches } from '../../runtime/empty-caches.ts'

/** Not waited for: a worker may still hold it open, and it goes when that is gone. */
const forgetExpiryDates = () => void indexedDB.deleteDatabase('workbox-expiration')

/** Empties everything that was kept and takes the worker off. */
export const retire = async (registration: Pick<ServiceWorkerRegistration, 'unregister'>): Promise<void> => {
  forgetExpiryDates()
  // The shell, which was made first, goes first: by that a worker still at work knows that it is retired.
  await emptyCaches()
  await registration.unregister()
}

/** Whether an answer is the app data of a build that has the worker switched off. */
export const switchesWorkerOff = async (address: string, answer: Response): Promise<boolean> => {
  if (new URL(address).pathname !== '/page-data/app-data.json' || !answer.ok) return false
  try {
    return (await answer.clone().json()).worker === 'off'
  } catch {
    return false
  }
}
