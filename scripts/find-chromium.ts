import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Playwright keeps its shell beside its browser, under the same number. */
const playwrightShells = (): string[] => {
  const [browser, folder] = [chromium.executablePath(), /chromium-\d+/.exec(chromium.executablePath())]
  if (folder === null) return []
  const downloads = browser.slice(0, folder.index)
  const shell = folder[0].replace('chromium', 'chromium_headless_shell')
  return globSync('*/{headless_shell,chrome-headless-shell}{,.exe}', { cwd: path.join(downloads, shell) }).map((file) =>
    path.join(downloads, shell, file),
  )
}

const firstThere = (files: string[]): string | undefined => files.find((file) => file !== '' && existsSync(file))

const named = (): string => process.env.CHROMIUM_PATH ?? ''

/** Chromium without windows: it does what tests ask for, with less work. */
export const findHeadlessShell = (): string | undefined =>
  firstThere([named(), '/usr/bin/chromium-headless-shell', ...playwrightShells()])

/** The browser that visitors have: the one named, one that is installed, or the one Playwright downloaded. */
export const findChromium = (): string | undefined => firstThere([named(), ...browsers, chromium.executablePath()])

export const findTestBrowser = (): string | undefined => findHeadlessShell() ?? findChromium()
