export {}

declare const self: ServiceWorkerGlobalScope

// Takes the place of the offline worker when that is switched off: empties its caches and takes itself off.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(retire())
})
