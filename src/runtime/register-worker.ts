import { emptyCaches } from './empty-caches.ts'
import type { ReloadGuard } from './reload-guard.ts'
import { emitRuntimeEvent, onRuntimeEvent } from './runtime-events.ts'

export type WorkerOptions = {
  worker: 'on' | 'off'
  navigator: { serviceWorker?: ServiceWorkerContainer }
  location: Pick<Location, 'protocol' | 'hostname' | 'reload'>
  events: EventTarget
  guard: ReloadGuard
  hadFailedResources: () => boolean
  /** Fetched before the worker was there to see it; handed over so that the first page is available offline too. */
  loadedUrls: () => string[]
  now?: () => number
}

const localHosts = ['localhost', '127.0.0.1', '[::1]']
// A worker file that differs at every request would otherwise reload the page for ever.
const updateReloadsEvery = 10_000
const takeoverAtMost = 10_000

export const registerWorker = async (options: WorkerOptions): Promise<void> => {
  const { worker, navigator, location } = options
  const container = navigator.serviceWorker
  if (worker === 'off') {
    if (container) await forgetWorker(container)
  } else if (location.protocol !== 'https:' && !localHosts.includes(location.hostname)) {
    console.error('Service workers can only be used over HTTPS, or on localhost for development')
  } else if (container) {
    await register(container, options)
  }
}

/** One that is retired empties its caches itself, but may leave some behind that it was using just then. */
const forgetWorker = async (container: ServiceWorkerContainer) => {
  for (const registration of await container.getRegistrations()) await registration.unregister()
  await emptyCaches()
}

const register = async (container: ServiceWorkerContainer, options: WorkerOptions) => {
  const firstVisit = !container.controller
  try {
    const registration = await container.register('/sw.js')
    let watched: ServiceWorker | null = null
    const watch = () => {
      const { installing } = registration
      // The installation that register() began is announced by the event as well.
      if (!installing || installing === watched) return
      watched = installing
      watchInstallation(installing, registration, container, options)
    }
    watch()
    registration.addEventListener('updatefound', watch)
  } catch (error) {
    console.error('Error during service worker registration', error)
    return
  }
  // A page that was navigated to was never asked for as a document; without it a reload offline would find nothing.
  onRuntimeEvent(options.events, 'route-update', ({ path, initial }) => {
    if (!initial) container.controller?.postMessage({ type: 'cache-urls', urls: [path] })
  })
  if (firstVisit) {
    const { active } = await container.ready
    active?.postMessage({ type: 'cache-urls', urls: options.loadedUrls() })
  }
}

const watchInstallation = (
  installing: ServiceWorker,
  { active }: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  { location, events, guard, hadFailedResources, now = Date.now }: WorkerOptions,
) => {
  let settled = false
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') {
      if (!container.controller && !active) {
        console.log('The site is available offline')
        emitRuntimeEvent(events, 'offline-ready', null)
      }
      const updated = container.controller && guard.claim(`worker update ${Math.floor(now() / updateReloadsEvery)}`)
      if (updated || (hadFailedResources() && guard.claim('worker after failed resources')))
        whenInCharge(installing, () => location.reload())
    }
    // A worker that has served and is replaced later is redundant too, and nothing is wrong.
    if (installing.state === 'activated') settled = true
    if (installing.state === 'redundant' && !settled) {
      console.error('The installing service worker became redundant')
    }
  })
}

/**
 * A page asked for while one worker takes over from another can be left hanging: the old one begins to answer and is gone. So the
 * new one is waited for, though not for ever: the old one may have something to finish.
 */
const whenInCharge = (worker: ServiceWorker, act: () => void) => {
  const patience = setTimeout(act, takeoverAtMost)
  worker.addEventListener('statechange', () => {
    if (worker.state !== 'activated') return
    clearTimeout(patience)
    act()
  })
}
