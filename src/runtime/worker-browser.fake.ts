import { vi } from 'vitest'
import { registerWorker, type WorkerOptions } from './register-worker.ts'

/** A worker that goes through its life when told to. */
export class FakeWorker extends EventTarget {
  state = 'installing'
  readonly messages: unknown[] = []
  postMessage(message: unknown) {
    this.messages.push(message)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  active: FakeWorker | null = null
  unregister = vi.fn(async () => true)
  find(worker: FakeWorker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
}

/** A browser that registers the worker of a page; what is `remembered` outlives a reload. */
export const browserWithWorker = (
  options: {
    worker?: 'on' | 'off'
    address?: string
    controlled?: boolean
    registerFails?: boolean
    failed?: boolean
    remembered?: Set<string>
    now?: number
  } = {},
) => {
  const { worker = 'on', address = 'https://example.test/', controlled = false, failed = false, now = 0 } = options
  const remembered = options.remembered ?? new Set<string>()
  const { protocol, hostname } = new URL(address)
  const registration = new FakeRegistration()
  if (controlled) registration.active = new FakeWorker()
  let becomeReady: (registration: FakeRegistration) => void = () => undefined
  const container = {
    controller: controlled ? registration.active : null,
    ready: new Promise<FakeRegistration>((resolve) => {
      becomeReady = resolve
    }),
    register: vi.fn(async (_url: string) => {
      if (options.registerFails) throw new TypeError('Script evaluation failed')
      return registration
    }),
    getRegistrations: vi.fn(async () => [registration]),
  }
  const events = new EventTarget()
  const offlineReady = vi.fn()
  events.addEventListener('offline-ready', offlineReady)
  const reload = vi.fn()
  const navigator: WorkerOptions['navigator'] = Object.create({ serviceWorker: container })
  const registered = registerWorker({
    worker,
    navigator,
    location: { protocol, hostname, reload },
    events,
    guard: {
      claim: (reason) => {
        const first = !remembered.has(reason)
        remembered.add(reason)
        return first
      },
    },
    hadFailedResources: () => failed,
    loadedUrls: () => ['https://example.test/'],
    now: () => now,
  })
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { container, registration, offlineReady, reload, registered, becomeReady, settled }
}
