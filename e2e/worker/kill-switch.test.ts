import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { replaceFile } from '../../src/build/publish/replace-file.ts'
import { borrowBrowser, visit, whenAlive } from '../support/browser.ts'
import { besideTestSite, copyTestSite, runBuild } from '../support/build-in.ts'
import { type Fault, type RunningSite, startSite } from '../support/site.ts'
import { recordTraffic } from '../support/traffic.ts'
import { countLoads, keptPaths, whenKept } from './offline-visit.ts'

const directory = besideTestSite('site-without-worker')
const about = '/en-au/about-us/'

let browser: Browser
let giveBack: () => Promise<void>
let site: RunningSite
let without: RunningSite

/** Of builds before, with the days since a page last needed them. */
const olderFiles = { 'assets/older-aaaaaaaa.js': 3, 'assets/ancient-bbbbbbbb.js': 45 }

const addOlderFiles = () => {
  const stateFile = path.join(directory, '.server/build-state.json')
  const state = JSON.parse(readFileSync(stateFile, 'utf8'))
  for (const [file, days] of Object.entries(olderFiles)) {
    writeFileSync(path.join(directory, file), 'export default 1')
    state.kept[file] = new Date(Date.now() - days * 86_400_000).toISOString()
  }
  replaceFile(stateFile, JSON.stringify(state))
}

beforeAll(async () => {
  copyTestSite(directory)
  addOlderFiles()
  const { code, output } = await runBuild({ NODE_ENV: 'production', SITE_DIRECTORY: directory, WORKER: 'off' })
  expect(code, output).toBe(0)
  site = await startSite()
  without = await startSite(directory)
  ;({ browser, giveBack } = await borrowBrowser())
  // A whole build takes as long as the machine lets it: the limit is for one that hangs.
}, 600_000)

afterEach(() => site.breakWith())

afterAll(async () => {
  await giveBack()
  await site.stop()
  await without.stop()
})

/** The build without a worker, at the address of the one with. */
const fromTheOther: Fault = async ({ method, headers }, { pathname, search }) => {
  const answer = await fetch(without.origin + pathname + search, { method, headers, redirect: 'manual' })
  const kept = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) kept.delete(name)
  return new Response(answer.status === 304 ? null : await answer.arrayBuffer(), {
    status: answer.status,
    headers: kept,
  })
}

/** Asked for by name: opening a cache that goes at this very moment would make it anew. */
const whatIsLeft = (page: Page, kept: string[]) =>
  page.evaluate(async (kept) => {
    const isKept = async (path: string) =>
      (await caches.match(path, { ignoreSearch: true, ignoreVary: true })) !== undefined
    const answers = await Promise.all(kept.map(isKept))
    return {
      kept: kept.filter((_, index) => answers[index]),
      registrations: (await navigator.serviceWorker.getRegistrations()).length,
    }
  }, kept)

const nothing = { kept: [], registrations: 0 }

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

describe('the worker, switched off', () => {
  it('takes itself off and leaves nothing behind when a visitor comes back', async () => {
    const { page, context, errors } = await visit(browser, { worker: true, painted: false })
    await page.goto(site.origin + about)
    await whenKept(page)
    site.breakWith(fromTheOther)
    const count = countLoads(page)
    const { quiet } = recordTraffic(page)
    const kept = Object.values(await keptPaths(page)).flat()
    expect(await whatIsLeft(page, kept)).toEqual({ kept, registrations: 1 })
    await page.goto(`${site.origin}/en-au/testimonials/`)
    await expect.poll(() => whatIsLeft(page, kept)).toEqual(nothing)
    await quiet()
    expect(Object.values(await keptPaths(page)).flat()).toEqual([])
    // Once as asked for, and once more without the worker, unless that came before the first was there.
    expect([1, 2]).toContain(count.loads)
    expect(new URL(page.url()).pathname).toBe('/en-au/testimonials/')
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)

    await page.goto(site.origin + about)
    await whenAlive(page)
    await quiet()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(await whatIsLeft(page, kept)).toEqual(nothing)
    // Those that the old worker made anew and left empty while it still answered for the first page.
    await expect.poll(() => cacheNames(page)).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })

  it('takes itself off under a page that stays open', async () => {
    const { page, context, errors } = await visit(browser, { worker: true, painted: false })
    await page.goto(site.origin + about)
    await whenKept(page)
    site.breakWith(fromTheOther)
    const count = countLoads(page)
    const { quiet } = recordTraffic(page)
    const kept = Object.values(await keptPaths(page)).flat()
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    await expect.poll(() => whatIsLeft(page, kept)).toEqual(nothing)
    await quiet()
    expect(Object.values(await keptPaths(page)).flat()).toEqual([])
    expect(count.loads).toBe(1)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect(errors).toEqual([])
    await context.close()
  })

  it('is never registered for a new visitor, and can be switched on again', async () => {
    site.breakWith(fromTheOther)
    const { page, context, errors } = await visit(browser, { worker: true, painted: false })
    const { quiet } = recordTraffic(page)
    await page.goto(site.origin + about)
    await whenAlive(page)
    await quiet()
    expect(await whatIsLeft(page, [])).toEqual(nothing)
    expect(await cacheNames(page)).toEqual([])
    site.breakWith()
    await page.reload()
    await whenKept(page)
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('files of older builds', () => {
  it('stay for pages that are still open, and go when nobody has needed them for long', () => {
    const isThere = (file: string) => existsSync(path.join(directory, file))
    expect(Object.keys(olderFiles).filter(isThere)).toEqual(['assets/older-aaaaaaaa.js'])
  })
})
