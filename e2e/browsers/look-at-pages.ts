import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { browserNames } from '../../scripts/find-browsers.ts'
import { builtPages } from '../support/built-pages.ts'
import { startSite } from '../support/site.ts'
import { contactSheet, screens } from './contact-sheet.ts'
import type { Tab } from './drivers/driver.ts'
import { launchDriver } from './drivers/launch.ts'
import { witnessSite } from './witnessed-site.ts'

// node e2e/browsers/look-at-pages.ts BROWSER PREFIX          opens every page whose path begins so, at 390 px or as narrow as the
//                                                            browser goes, and prints errors and what is wider than the page
// node e2e/browsers/look-at-pages.ts BROWSER FOLDER PATH …   takes pictures of the first screens of these pages, for people to look at

const [asked, target = '/en-au/', ...paths] = process.argv.slice(2)
const name = browserNames.find((each) => each === asked)
if (name === undefined) throw new Error(`Name a browser: ${browserNames.join(', ')}.`)

/** Wider than the page, and not inside something that scrolls. */
const findWide = () => {
  const width = document.documentElement.clientWidth
  const scrolls = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
  const wide = [...document.querySelectorAll('body *')].filter(
    (each) => each.checkVisibility() && each.getBoundingClientRect().right > width + 1 && !scrolls(each.parentElement),
  )
  const isTooWide = document.documentElement.scrollWidth > width
  return isTooWide
    ? [`${document.documentElement.scrollWidth} px wide`, ...wide.slice(0, 3).map((each) => each.className)]
    : []
}

/** Until it is true in the page, for half a minute at most. */
const until = async (tab: Tab, condition: string): Promise<boolean> => {
  const limit = AbortSignal.timeout(30_000)
  while (!limit.aborted) {
    if ((await tab.run(`() => ${condition}`, []).catch(() => false)) === true) return true
    await setTimeout(30)
  }
  return false
}

const open = async (tab: Tab, address: string): Promise<unknown[]> => {
  await tab.goto(address)
  const isAlive = await until(tab, '!("earlyEvents" in window)')
  const errors = await tab.run('() => window.witness?.errors ?? ["no witness"]', [])
  const wide = await tab.run(String(findWide), [])
  return [...(isAlive ? [] : ['never came alive']), ...[errors, wide].flat()]
}

const driver = await launchDriver(name)
const site = await startSite()
const { breakWith } = witnessSite(site, { pictures: paths.length > 0 })

if (paths.length > 0) {
  breakWith(contactSheet(site))
  mkdirSync(target, { recursive: true })
  const profile = await driver.newProfile({ width: screens.width, height: screens.height })
  const tab = await profile.open()
  for (const page of paths) {
    await tab.goto(`${site.origin}/contact-sheet?${new URLSearchParams({ page })}`)
    await until(tab, 'document.documentElement.dataset.ready === "yes"')
    const file = path.join(target, `${name}${page.replaceAll(/[/?&=]+/g, '-')}.png`)
    writeFileSync(file, await tab.screenshot())
    console.log(file)
  }
} else {
  const pages = builtPages().map((page) => page.path)
  const profile = await driver.newProfile({ width: 390, height: 844 })
  const tab = await profile.open()
  let troubles = 0
  for (const page of pages.filter((each) => each.startsWith(target)).toSorted()) {
    const found = await open(tab, site.origin + page)
    if (found.length === 0) continue
    troubles += 1
    console.log(page, ...found)
  }
  const width = await tab.run('() => innerWidth', [])
  console.log(`${driver.version}, ${width} px: ${pages.length} pages, ${troubles} with something to mend`)
}
await driver.close()
await site.stop()
process.exit()
