import { beforeEach, expect, it, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'
import { emitRuntimeEvent } from './runtime-events.ts'
import { browserWithWorker, FakeWorker } from './worker-browser.fake.ts'

let error = vi.spyOn(console, 'error')
let log = vi.spyOn(console, 'log')
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

it.each(['https://example.test/', 'http://localhost:8080/', 'http://127.0.0.1:8080/', 'http://[::1]:8080/'])(
  'registers /sw.js on %s [W1]',
  async (address) => {
    const { container, settled } = browserWithWorker({ address })
    await settled()
    expect(container.register).toHaveBeenCalledExactlyOnceWith('/sw.js')
    expect(error).not.toHaveBeenCalled()
  },
)

it.each(['http://example.test/', 'http://localhost.example.test/', 'http://192.168.1.2/'])(
  'registers nothing on %s and says why [W1]',
  async (address) => {
    const { container, registered } = browserWithWorker({ address })
    await registered
    expect(container.register).not.toHaveBeenCalled()
    expect(error).toHaveBeenCalledExactlyOnceWith(
      'Service workers can only be used over HTTPS, or on localhost for development',
    )
  },
)

it.each(['on', 'off'] as const)('does nothing in a browser without workers when they are %s [W1]', async (worker) => {
  const reload = vi.fn()
  const asked = { claim: vi.fn(() => true), hadFailedResources: vi.fn(() => true), loadedUrls: vi.fn(() => []) }
  const events = new EventTarget()
  const listened = vi.spyOn(events, 'addEventListener')
  const { claim, ...rest } = asked
  const location = { protocol: 'https:', hostname: 'example.test', reload }
  await registerWorker({ worker, navigator: {}, location, events, guard: { claim }, ...rest })
  emitRuntimeEvent(events, 'route-update', { path: '/next/', initial: false })
  for (const each of [reload, listened, error, log, ...Object.values(asked)]) expect(each).not.toHaveBeenCalled()
})

it('reloads when an update is installed while an old worker controls the page [W2]', async () => {
  const { registration, reload, offlineReady, settled } = browserWithWorker({ controlled: true })
  await settled()
  const update = new FakeWorker()
  registration.find(update)
  expect(reload).not.toHaveBeenCalled()
  update.become('installed')
  update.become('activated')
  expect(reload).toHaveBeenCalledTimes(1)
  expect(offlineReady).not.toHaveBeenCalled()
})

it('waits with that until the new worker is in charge, but not for ever [W2]', async () => {
  const { registration, reload, settled } = browserWithWorker({ controlled: true })
  await settled()
  vi.useFakeTimers()
  const update = new FakeWorker()
  registration.find(update)
  update.become('installed')
  vi.advanceTimersByTime(9000)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

it('notices an installation that is already under way, and counts it once when it is announced as well [W4]', async () => {
  const { registration, offlineReady, settled } = browserWithWorker()
  const first = new FakeWorker()
  registration.installing = first
  await settled()
  registration.find(first)
  first.become('installed')
  expect(offlineReady).toHaveBeenCalledTimes(1)
})

it('notices an installation that was announced before anybody listened [W2]', async () => {
  const { registration, reload, settled } = browserWithWorker({ controlled: true })
  const update = new FakeWorker()
  registration.installing = update
  await settled()
  update.become('installed')
  update.become('activated')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('does not reload for ever when every page load finds another update; a later deploy reloads again [W2]', async () => {
  const remembered = new Set<string>()
  const reloads = async (now: number) => {
    const { registration, reload, settled } = browserWithWorker({ controlled: true, remembered, now })
    await settled()
    const update = new FakeWorker()
    registration.find(update)
    update.become('installed')
    update.become('activated')
    return reload.mock.calls.length
  }
  expect([await reloads(0), await reloads(2000), await reloads(60_000)]).toEqual([1, 0, 1])
})

it('reloads when the worker is installed and resources had failed, but only once [W3]', async () => {
  const remembered = new Set<string>()
  const reloads = async (failed: boolean) => {
    const { registration, reload, settled } = browserWithWorker({ failed, remembered })
    await settled()
    const first = new FakeWorker()
    registration.find(first)
    first.become('installed')
    first.become('activated')
    return reload.mock.calls.length
  }
  expect([await reloads(false), await reloads(true), await reloads(true)]).toEqual([0, 1, 0])
})

it('reports on first install that the site is available offline [W4]', async () => {
  const { registration, reload, offlineReady, settled } = browserWithWorker()
  await settled()
  const first = new FakeWorker()
  registration.find(first)
  expect(offlineReady).not.toHaveBeenCalled()
  first.become('installed')
  first.become('activated')
  expect(offlineReady).toHaveBeenCalledTimes(1)
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('available offline'))
  expect(reload).not.toHaveBeenCalled()
})

it('does not call an update the first install when the page was loaded past the worker [W4]', async () => {
  const { registration, offlineReady, reload, settled } = browserWithWorker()
  registration.active = new FakeWorker()
  await settled()
  const update = new FakeWorker()
  registration.find(update)
  update.become('installed')
  expect(offlineReady).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

it('says so when registration fails [W5]', async () => {
  const { registered } = browserWithWorker({ registerFails: true })
  await registered
  expect(error).toHaveBeenCalledExactlyOnceWith('Error during service worker registration', expect.any(TypeError))
})

it('says so when the installing worker becomes redundant [W5]', async () => {
  const { registration, settled } = browserWithWorker()
  await settled()
  const first = new FakeWorker()
  registration.find(first)
  first.become('redundant')
  expect(error).toHaveBeenCalledExactlyOnceWith('The installing service worker became redundant')
})

it('says nothing when a worker that has served is replaced [W5]', async () => {
  const { registration, settled } = browserWithWorker()
  await settled()
  const first = new FakeWorker()
  registration.find(first)
  first.become('installed')
  first.become('activated')
  first.become('redundant')
  expect(error).not.toHaveBeenCalled()
})

it('hands the worker, once active, what was fetched before it came [W4]', async () => {
  const { registration, registered, becomeReady, settled } = browserWithWorker()
  await settled()
  const first = new FakeWorker()
  registration.active = first
  expect(first.messages).toEqual([])
  becomeReady(registration)
  await registered
  expect(first.messages).toEqual([{ type: 'cache-urls', urls: ['https://example.test/'] }])
})

it('hands nothing to a worker that was there from the start', async () => {
  const { registration, registered, becomeReady } = browserWithWorker({ controlled: true })
  becomeReady(registration)
  await registered
  expect(registration.active?.messages).toEqual([])
})

it.each(['https://example.test/', 'http://example.test/'])(
  'unregisters on %s when the worker is switched off, and empties what it has kept',
  async (address) => {
    const kept = new Set(['shell', 'pictures'])
    vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) })
    const { container, registration, registered } = browserWithWorker({ worker: 'off', address, controlled: true })
    await registered
    expect(registration.unregister).toHaveBeenCalledTimes(1)
    expect([...kept]).toEqual([])
    expect(container.register).not.toHaveBeenCalled()
    expect(error).not.toHaveBeenCalled()
  },
)
