import type { Browser, Page } from 'playwright-core'
import { visit } from '../../e2e/support/browser.ts'

/** What a phone in the sun has: a quarter of this processor, 1.6 Mbps and 150 ms to the next answer. */
export const slowPhone = { cpu: 4, bitsPerSecond: 1_600_000, latency: 150 }

/** A new visitor on a slow phone, with nothing cached. Throttled for real, not by simulation. */
export const visitOnSlowPhone = async (browser: Browser, { javaScriptEnabled = true } = {}) => {
  const visited = await visit(browser, {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    drift: true,
    javaScriptEnabled,
  })
  await throttle(visited.page)
  return visited
}

export const throttle = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.bitsPerSecond / 8,
    uploadThroughput: slowPhone.bitsPerSecond / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
}
