// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isOfDocument, readStartFiles, type StartFiles, startFilesId, startLate } from './late-start.ts'

const files: StartFiles = {
  script: '/assets/start.js',
  modules: ['/assets/core.js', '/assets/home.js'],
  styles: ['/assets/on-demand.css'],
  sharedStyles: [],
  data: ['/page-data/a.json'],
  awaited: [],
}

/** Happy DOM would fetch what is added to the document. */
const added: string[] = []

let fontsArrive: () => void = () => undefined
const done: string[] = []

const arrive = (named: StartFiles) => {
  document.head.innerHTML = `<script type="application/json" id="${startFilesId}">${JSON.stringify(named)}</script>`
  startLate(document, readStartFiles(document), [() => done.push('one'), () => done.push('two')])
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  added.length = 0
  done.length = 0
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLLinkElement) added.push(`${node.rel} ${node.getAttribute('href')}`)
      if (node instanceof HTMLScriptElement) added.push(`${node.type} ${node.getAttribute('src')}`)
    }
  })
  const ready = new Promise<void>((resolve) => {
    fontsArrive = resolve
  })
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } })
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => setTimeout(begin, 30))
  arrive(files)
})

afterEach(() => {
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const everything = [
  'preload /assets/on-demand.css',
  'modulepreload /assets/core.js',
  'modulepreload /assets/home.js',
  'preload /page-data/a.json',
  'module /assets/start.js',
]

it('fetches nothing while the page is loading', () => {
  vi.advanceTimersByTime(3900)
  expect(added).toEqual([])
})

it('fetches everything at once when the page has loaded and got its fonts and the browser is idle', async () => {
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(added).toEqual([])
  fontsArrive()
  await vi.advanceTimersByTimeAsync(20)
  expect(added).toEqual([])
  await vi.advanceTimersByTimeAsync(20)
  expect(added).toEqual(everything)
})

it('needs no load that has been', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  arrive(files)
  fontsArrive()
  await vi.advanceTimersByTimeAsync(40)
  expect(added).toEqual(everything)
})

it('waits for fonts that are asked for later', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  window.fontsToCome = promise
  window.dispatchEvent(new Event('load'))
  fontsArrive()
  await vi.advanceTimersByTimeAsync(1000)
  expect(added).toEqual([])
  resolve()
  await vi.advanceTimersByTimeAsync(40)
  expect(added).toEqual(everything)
  delete window.fontsToCome
})

it.each(['pointerdown', 'pointermove', 'keydown', 'click'])('begins at once on %s, and only once', (type) => {
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { movementX: 0, movementY: 1 }))
  expect(added).toEqual(everything)
  document.body.dispatchEvent(new Event('click', { bubbles: true }))
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(5000)
  expect(added).toEqual(everything)
})

it('does other things meanwhile: each once, when the browser is idle', () => {
  document.body.dispatchEvent(new Event('click', { bubbles: true }))
  expect(done).toEqual([])
  vi.advanceTimersByTime(5000)
  expect(done).toEqual(['one', 'two'])
})

it('waits on when the page comes up under a pointer that does not move', () => {
  document.body.dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 }),
  )
  expect(added).toEqual([])
})

it('begins at once when told to', () => {
  startLate(document, files, [])()
  expect(added).toEqual(everything)
})

it('does not wait for ever for a page that does not finish loading', () => {
  vi.advanceTimersByTime(4000)
  expect(added).toEqual(everything)
})

it('knows the modules the document was made with', () => {
  expect(isOfDocument(document, '/assets/home.js')).toBe(true)
  expect(isOfDocument(document, '/assets/home')).toBe(false)
  expect(isOfDocument({ getElementById: () => null }, '/assets/home.js')).toBe(false)
})
