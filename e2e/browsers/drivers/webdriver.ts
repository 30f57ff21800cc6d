import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import type { Driver, Key, Tab } from './driver.ts'
import { type Session, scriptTimeout, startSession, webDriverAt } from './webdriver-session.ts'
import { sharedWindows } from './webdriver-windows.ts'

/** As the protocol writes keys that have no letter. */
const keys: Record<Key | 'Control', string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  Control: '\uE009',
}

const inner = v.tuple([v.number(), v.number()])
const found = v.record(v.string(), v.string())
const ran = v.union([v.object({ problem: v.string() }), v.object({ value: v.optional(v.unknown()) })])

const presses = (text: string): object[] =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])

const press = (session: Session, actions: object[]) =>
  session.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })

const run = async (session: Session, source: string, args: readonly unknown[]): Promise<unknown> => {
  const script = `const done = arguments[1]
    Promise.resolve().then(() => (${source})(...arguments[0])).then((value) => done({ value }), (error) => done({ problem: String(error) }))`
  const answer = v.parse(ran, await session.post('/execute/async', { script, args: [args] }))
  if ('problem' in answer) throw new Error(answer.problem)
  return answer.value ?? undefined
}

/** Waiting is left to us: a driver that waits by itself hangs on scripts that run while a page loads. */
const goto = async (session: Session, url: string) => {
  await run(session, '() => { window.isLeft = true }', [])
  await session.post('/url', { url })
  const isThere = () => run(session, "() => !('isLeft' in window) && document.readyState !== 'loading'", [])
  // Between two documents there is none to ask.
  while ((await isThere().catch(() => false)) !== true) await setTimeout(20)
}

const tabOf = (session: Session, close: () => Promise<void>): Tab => ({
  goto: (url) => goto(session, url),
  run: (source, args) => run(session, source, args),
  click: async ({ x, y, count = 1, control = false }) => {
    const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }
    const clicks = Array.from({ length: count }, () => [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
    if (control) await press(session, [{ type: 'keyDown', value: keys.Control }])
    await session.post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions: [at, ...clicks.flat()] }] })
    if (control) await press(session, [{ type: 'keyUp', value: keys.Control }])
  },
  press: async (key) => {
    await press(session, presses(keys[key]))
  },
  type: async (text) => {
    await press(session, presses(text))
  },
  chooseFile: async (selector, file) => {
    const [element = ''] = Object.values(
      v.parse(found, await session.post('/element', { using: 'css selector', value: selector })),
    )
    await session.post(`/element/${element}/value`, { text: file })
  },
  // Each is a window of its own, and none hides another.
  bringToFront: async () => undefined,
  screenshot: async () => Buffer.from(v.parse(v.string(), await session.get('/screenshot')), 'base64'),
  close,
})

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Ends, with the screen that was started for it, when its input does: also when this process is gone without a word. */
const untilInputEnds = `"$@" >/dev/null 2>&1 & cat >/dev/null; kill -- -$$`

/** WebKit, by its own WebDriver and on a screen that nobody sees. */
export const driveByWebDriver = async (program: string, browser: string): Promise<Driver> => {
  const port = await freePort()
  const screen = ['xvfb-run', '-a', '-s', '-screen 0 1600x1200x24']
  const driver = spawn('sh', ['-c', untilInputEnds, 'sh', ...screen, program, `--port=${port}`], {
    // A group of its own, to be ended as one.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    // Containers have neither user namespaces nor a graphics card.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const send = webDriverAt(`http://127.0.0.1:${port}`)
  const isListening = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    )
  const limit = AbortSignal.timeout(30_000)
  while (!(await isListening())) {
    limit.throwIfAborted()
    await setTimeout(50)
  }

  const session = await startSession(send, {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })
  await session.post('/timeouts', { script: scriptTimeout })
  const windows = sharedWindows(session, v.parse(v.string(), await session.get('/window')))
  return {
    version: `WebKitGTK ${session.version}`,
    newProfile: async ({ width, height }) => {
      const tabs = new Set<Tab>()
      const open = async () => {
        const { session: own, close } = await windows.open()
        const tab = tabOf(own, async () => {
          tabs.delete(tab)
          await close()
        })
        tabs.add(tab)
        // The window is larger than the page by its own bars.
        await own.post('/window/rect', { width, height })
        const [w, h] = v.parse(inner, await tab.run('() => [innerWidth, innerHeight]', []))
        await own.post('/window/rect', { width: width + width - w, height: height + height - h })
        return tab
      }
      const close = async () => {
        for (const tab of tabs) await tab.close()
      }
      return { open, close }
    },
    close: async () => {
      await session.end()
      driver.stdin.end()
    },
  }
}
