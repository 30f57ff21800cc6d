import { test as base } from 'vitest'
import { browserNames } from '../../scripts/find-browsers.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import type { Driver } from './drivers/driver.ts'
import { launchDriver } from './drivers/launch.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import type { Preparation } from './witness.ts'
import { witnessSite } from './witnessed-site.ts'

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

export type Visiting = Preparation & {
  width?: number
  siteServices?: Parameters<typeof startSite>[1]
  /** One that several visitors come to, one after the other. What they leave in the browser may still be there for the next. */
  site?: RunningSite
}

export type Visit = (visiting?: Visiting) => Promise<Visitor & { anotherTab(): Promise<Visitor> }>

/** Makes fresh visitors, unless told otherwise each with a site of its own: what one leaves in the browser is another origin's. */
export const test = base.extend<{ visit: Visit }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture depends on
  visit: async ({}, use) => {
    const ends: (() => Promise<unknown>)[] = []
    await use(async ({ width = 1280, siteServices, site: shared, ...preparation } = {}) => {
      const driver = await borrowDriver()
      const site = shared ?? (await startSite(undefined, siteServices))
      if (shared === undefined) ends.push(() => site.stop())
      const profile = await driver.newProfile({ width, height: 800 })
      ends.unshift(() => profile.close())
      const witnessed = witnessSite(site, preparation)
      const anotherTab = async () => createVisitor(await profile.open(), site, witnessed)
      return { ...(await anotherTab()), anotherTab }
    })
    for (const end of ends) await end()
  },
})
