import type { BrowserType, Page } from 'playwright-core'
import type { Driver, Tab } from './driver.ts'

const tabOf = (page: Page): Tab => ({
  goto: async (url) => {
    await page.goto(url, { waitUntil: 'domcontentloaded' })
  },
  run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
  click: async ({ x, y, count = 1, control = false }) => {
    if (control) await page.keyboard.down('Control')
    await page.mouse.click(x, y, { clickCount: count })
    if (control) await page.keyboard.up('Control')
  },
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  chooseFile: (selector, file) => page.setInputFiles(selector, file),
  screenshot: () => page.screenshot(),
  bringToFront: () => page.bringToFront(),
  close: () => page.close(),
})

export const driveByPlaywright = async (type: BrowserType, executablePath: string): Promise<Driver> => {
  const browser = await type.launch({ executablePath })
  return {
    version: `${type.name()} ${browser.version()}`,
    newProfile: async (viewport) => {
      const context = await browser.newContext({ viewport })
      return { open: async () => tabOf(await context.newPage()), close: () => context.close() }
    },
    close: () => browser.close(),
  }
}
