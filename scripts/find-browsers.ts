import { existsSync, globSync } from 'node:fs'
import { type BrowserType, chromium, firefox, webkit } from 'playwright-core'
import { findTestBrowser } from './find-chromium.ts'

/** A browser to test with, and what drives it. */
export type FoundBrowser =
  | { by: 'puppeteer'; executable: string }
  | { by: 'webdriver'; driver: string; executable: string }
  | { by: 'playwright'; type: BrowserType; executable: string }

export const browserNames = ['firefox', 'webkit', 'chromium'] as const
export type BrowserName = (typeof browserNames)[number]

const first = (files: readonly string[]): string | undefined => files.find((file) => existsSync(file))

const ofPlaywright = (type: BrowserType): FoundBrowser | undefined => {
  const executable = first([type.executablePath()])
  return executable === undefined ? undefined : { by: 'playwright', type, executable }
}

const installedFirefox = (): FoundBrowser | undefined => {
  const executable = first([
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ])
  return executable === undefined ? undefined : { by: 'puppeteer', executable }
}

const installedWebKit = (): FoundBrowser | undefined => {
  const driver = first(['/usr/bin/WebKitWebDriver'])
  const screen = first(['/usr/bin/xvfb-run'])
  const executable = first(globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'))
  return driver && screen && executable ? { by: 'webdriver', driver, executable } : undefined
}

const installedChromium = (): FoundBrowser | undefined => {
  const executable = findTestBrowser()
  return executable === undefined ? undefined : { by: 'playwright', type: chromium, executable }
}

const find: Record<BrowserName, () => FoundBrowser | undefined> = {
  firefox: () => installedFirefox() ?? ofPlaywright(firefox),
  webkit: () => installedWebKit() ?? ofPlaywright(webkit),
  chromium: installedChromium,
}

export const findBrowser = (name: BrowserName): FoundBrowser | undefined => find[name]()
