import { test as base } from 'vitest'
import { browserNames } from '../../scripts/find-browsers.ts'
import { startSite } from '../support/site.ts'
import type { Driver } from './drivers/driver.ts'
import { launchDriver } from './drivers/launch.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import type { Preparation } from './witness.ts'

const name = browserNames.find((each) => each === process.env.TEST_BROWSER)
if (name === undefined) throw new Error('TEST_BROWSER names no browser.')
export const browserName = name

let launched: Promise<Driver> | undefined

/** The browser of this process, for one test file after the other. */
const borrowDriver = (): Promise<Driver> => {
  launched ??= launchDriver(browserName).then((driver) => {
    console.log(`${browserName}: ${driver.version}`)
    return driver
  })
  return launched
}

export type Visiting = Preparation & { width?: number; siteData?: Parameters<typeof startSite>[1]; port?: number }

export type Visit = (visiting?: Visiting) => Promise<Visitor>

/** Makes fresh visitors, each with a site of its own: what one leaves in the browser is another origin's. */
export const test = base.extend<{ visit: Visit }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture depends on
  visit: async ({}, use) => {
    const ends: (() => Promise<unknown>)[] = []
    await use(async ({ width = 1280, siteData, port, ...preparation } = {}) => {
      const driver = await borrowDriver()
      const site = await startSite(undefined, siteData, port)
      ends.push(() => site.stop())
      const tab = await driver.open({ width, height: 800 })
      ends.unshift(() => tab.close())
      return createVisitor(tab, site, preparation)
    })
    for (const end of ends) await end()
  },
})
