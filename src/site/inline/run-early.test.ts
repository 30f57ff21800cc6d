// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { releaseEarlyEvents } from '../../runtime/early-events.ts'
import { awaitFirstPaint } from '../../runtime/first-paint.fake.ts'
import { startFilesId } from '../../runtime/late-start.ts'
import { runEarly } from './run-early.ts'

let paint: () => void
let fetched: string[]
const root = document.documentElement

const arrive = (search: string, awaited: string[]) => {
  history.replaceState(null, '', `/${search}`)
  const files = { script: '/start.js', modules: [], sharedStyles: [], styles: [], data: [], awaited }
  document.head.innerHTML = `<script type="application/json" id="${startFilesId}">${JSON.stringify(files)}</script>`
  document.body.innerHTML = '<div id="root"><button>Menu</button></div>'
  runEarly()
}

const isHeld = (): boolean => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('button')?.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  vi.useFakeTimers()
  fetched = []
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) fetched.push(node.getAttribute('src') ?? '')
  })
  paint = awaitFirstPaint()
})

afterEach(() => {
  releaseEarlyEvents(window)
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('what waits for its visitor begins after the first paint, and the page says before that it is not alive', () => {
  arrive('', ['query'])
  expect('earlyEvents' in window).toBe(true)
  expect(isHeld()).toBe(false)
  paint()
  expect(isHeld()).toBe(true)
  expect(root.hasAttribute('data-awaits')).toBe(false)
})

it('for what is awaited it begins at once, and the code is fetched', () => {
  arrive('?place=Perth', ['query'])
  expect(root.hasAttribute('data-awaits')).toBe(true)
  expect(fetched).toEqual(['/start.js'])
  expect(isHeld()).toBe(true)
})

it('what fails before the first paint keeps nothing else from running', () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const failure = new Error('Nobody measures here')
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => {
    throw failure
  })
  arrive('', [])
  paint()
  expect(reported).toHaveBeenCalledExactlyOnceWith(failure)
  expect(root.hasAttribute('data-late-fonts')).toBe(true)
  expect(isHeld()).toBe(true)
})
