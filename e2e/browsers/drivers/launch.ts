import { type BrowserName, findBrowser } from '../../../scripts/find-browsers.ts'
import type { Driver } from './driver.ts'
import { driveByPlaywright } from './playwright.ts'
import { driveByPuppeteer } from './puppeteer.ts'
import { driveByWebDriver } from './webdriver.ts'

export const launchDriver = (name: BrowserName): Promise<Driver> => {
  const found = findBrowser(name)
  if (!found) throw new Error(`There is no ${name}: run \`npm run test:browsers\`, which installs one.`)
  if (found.by === 'puppeteer') return driveByPuppeteer(found.executable)
  if (found.by === 'webdriver') return driveByWebDriver(found.driver, found.executable)
  return driveByPlaywright(found.type, found.executable)
}
