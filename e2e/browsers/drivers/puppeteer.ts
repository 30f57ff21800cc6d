import { type KeyInput, launch, type Page } from 'puppeteer-core'
import type { Driver, Tab } from './driver.ts'

const tabOf = (page: Page): Tab => ({
  goto: async (url) => {
    await page.goto(url, { waitUntil: 'domcontentloaded' })
  },
  run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
  click: async ({ x, y, count = 1, control = false }) => {
    if (control) await page.keyboard.down('Control')
    await page.mouse.click(x, y, { count })
    if (control) await page.keyboard.up('Control')
  },
  press: (key: KeyInput) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  chooseFile: async (selector, file) => {
    const field = await page.$(selector)
    if (!field) throw new Error(`There is no ${selector}.`)
    await field.evaluate((element) => element instanceof HTMLInputElement)
    const input = await field.toElement('input')
    await input.uploadFile(file)
  },
  screenshot: () => page.screenshot(),
  bringToFront: () => page.bringToFront(),
  close: () => page.close(),
})

/** Firefox, by WebDriver BiDi. */
export const driveByPuppeteer = async (executablePath: string): Promise<Driver> => {
  const browser = await launch({ browser: 'firefox', executablePath, protocol: 'webDriverBiDi', headless: true })
  return {
    version: await browser.version(),
    newProfile: async (viewport) => {
      const context = await browser.createBrowserContext()
      const open = async () => {
        const page = await context.newPage()
        await page.setViewport(viewport)
        return tabOf(page)
      }
      return { open, close: () => context.close() }
    },
    close: () => browser.close(),
  }
}
