/** Not waited for: a worker may still hold it open, and it goes when that is gone. */
const forgetExpiryDates = () => void indexedDB.deleteDatabase('workbox-expiration')

/** Empties everything that was kept and takes the worker off. */
export const retire = async (registration: Pick<ServiceWorkerRegistration, 'unregister'>): Promise<void> => {
  forgetExpiryDates()
  // In the order in which they were made: the shell goes first, by which a worker still at work knows that it is retired.
  for (const name of await caches.keys()) await caches.delete(name)
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
