import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chromium to test with: the one named, one that is installed, or the one Playwright downloaded. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...installed, chromium.executablePath()].find(
    (file) => file !== '' && existsSync(file),
  )
