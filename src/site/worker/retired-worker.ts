import { retire } from './retire.ts'

declare const self: ServiceWorkerGlobalScope

// Takes the place of the offline worker when that is switched off.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire(self.registration)))
