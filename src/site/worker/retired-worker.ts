export {}

declare const self: ServiceWorkerGlobalScope

// Takes the place of the offline worker when that is switched off: empties what it kept and takes itself off.
self.addEventListener('install', () => void self.skipWaiting())

/** Not waited for: the old worker may still hold it open, and it goes when that is gone. */
const forgetExpiryDates = () => void indexedDB.deleteDatabase('workbox-expiration')

self.addEventListener('activate', (event) => {
  const retire = async () => {
    forgetExpiryDates()
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(retire())
})
