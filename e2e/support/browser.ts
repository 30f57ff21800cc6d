import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium, findTestBrowser } from '../../scripts/find-chromium.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The address bar's list of suggestions is a page of its own for every visitor, dearer than most of ours, and each
  // navigation starts a process for the next one.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
]

const withoutLooks = ['--blink-settings=imagesEnabled=false', '--disable-remote-fonts', '--in-process-gpu']

/** Pictures and fonts take half the time of a visit: tests that are not about looks do without. */
export const launchBrowser = ({ looks = true, executablePath = findChromium() } = {}): Promise<Browser> => {
  if (executablePath === undefined)
    throw new Error('There is no Chromium: run `npm test`, which installs one, or set CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: looks ? flags : [...flags, ...withoutLooks] })
}

const launched = new Map<boolean, Browser>()

/** The browser of this process, for one test file after the other. What a file leaves open is closed for it. */
export const borrowBrowser = async ({ looks = true } = {}) => {
  const before = launched.get(looks)
  const browser = before?.isConnected() ? before : await launchBrowser({ looks, executablePath: findTestBrowser() })
  launched.set(looks, browser)
  if (!looks) unseen.add(browser)
  const giveBack = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  }
  return { browser, giveBack }
}

export interface Visit {
  context: BrowserContext
  page: Page
  /** Uncaught errors of the page, as they came. */
  errors: string[]
  /** Console messages, as `type: text`. */
  console: string[]
}

/** Light that drifts on the home page is drawn anew all the time that a test waits there: a third of a processor. */
const withoutDrift = () => {
  const still = new CSSStyleSheet()
  still.replaceSync(':root { --drift: 0s !important }')
  document.adoptedStyleSheets.push(still)
}

const unseen = new WeakSet<Browser>()

/**
 * Where nobody looks, nothing needs to be painted: a quarter of the work of a visit. Panels lie above the root and are not clear with
 * it. Who does look says so in the document.
 */
const withoutPaint = () => {
  const clear = new CSSStyleSheet()
  clear.replaceSync(':root:not([data-seen]) { &, & dialog, & dialog::backdrop { opacity: 0 !important } }')
  document.adoptedStyleSheets.push(clear)
}

interface VisitOptions extends BrowserContextOptions {
  worker?: boolean
  drift?: boolean
  /** Unless said otherwise, as pictures and fonts are. */
  painted?: boolean
}

/** A fresh visitor. Unless a test is about workers, the browser is one that has none. */
export const visit = async (
  browser: Browser,
  { worker = false, drift = false, painted = !unseen.has(browser), ...options }: VisitOptions = {},
): Promise<Visit> => {
  const context = await browser.newContext(options)
  // For what hangs, as the limits of tests are: beside other work everything takes its time.
  context.setDefaultTimeout(60_000)
  if (!worker) await context.addInitScript('delete Navigator.prototype.serviceWorker')
  if (!drift) await context.addInitScript(withoutDrift)
  if (!painted) await context.addInitScript(withoutPaint)
  const page = await context.newPage()
  const errors: string[] = []
  const messages: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  return { context, page, errors, console: messages }
}

/**
 * Waits within whatever document the page has. Not by `waitForFunction`: that has the page read a quarter of a megabyte of scripts
 * first, a sixth of the work of loading one of ours.
 */
export const wait = async (page: Page, waiting: () => Promise<void>): Promise<void> => {
  for (;;) {
    try {
      return await page.evaluate(waiting)
    } catch (error) {
      const isGone = error instanceof Error && /context was destroyed|frame was detached/i.test(error.message)
      if (!isGone || page.isClosed()) throw error
    }
  }
}

/** Resolves once React has taken the page over, and all of it is laid out: the inline click catcher is gone then. */
export const whenAlive = (page: Page): Promise<void> =>
  wait(page, async () => {
    while ('earlyEvents' in window || 'cut' in document.documentElement.dataset)
      await new Promise((resolve) => setTimeout(resolve, 10))
  })

/** Resolves once a page that was gone to has what lies below its first screen. */
export const whenWhole = (page: Page): Promise<void> =>
  wait(page, async () => {
    while (document.querySelector('.below-fold_room')) await new Promise((resolve) => setTimeout(resolve, 10))
  })

/** Marks the document: the mark is gone after a full page load and stays through client-side navigation. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-mark', 'same-document'))

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-mark'))
