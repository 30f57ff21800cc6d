import { setTimeout } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findTestBrowser } from '../../scripts/find-chromium.ts'
import { openSite } from '../site/open-site.ts'
import { visit, whenAlive } from '../support/browser.ts'
import { recordTraffic } from '../support/traffic.ts'
import { countLoads, scriptAnswer, whenKept } from './offline-visit.ts'

const path = '/en-au/about-us/'
const pageData = '/page-data/en-au/about-us/page-data.json'

const { site, visitor, resident } = openSite({ looks: true, painted: false })

/** Until neither the page nor its worker has asked the site for anything for half a second. */
const whenNobodyAsks = async () => {
  for (let before = -1; before !== site().requests.length; await setTimeout(500)) before = site().requests.length
}

describe('registering the worker', () => {
  it('takes /sw.js on localhost and reports that the site is available offline, once [W1] [W4]', async () => {
    const { page, context, console, errors } = await visitor({ worker: true })
    await context.addInitScript(() => {
      window.addEventListener('offline-ready', () => document.documentElement.toggleAttribute('data-heard'))
    })
    await page.goto(site().origin + path)
    await whenKept(page)
    const scripts = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ active, scope }) => [active?.scriptURL, scope]),
    )
    expect(scripts).toEqual([[`${site().origin}/sw.js`, `${site().origin}/`]])
    expect(await page.locator('html').getAttribute('data-heard')).toBe('')
    expect(console).toContain('log: The site is available offline')

    console.length = 0
    await page.reload()
    await whenAlive(page)
    await whenKept(page)
    expect(console).toEqual([])
    expect(errors).toEqual([])
  })

  it('is refused on a plain http host that is not this computer, and says so [W1]', async () => {
    const executablePath = findTestBrowser()
    if (executablePath === undefined) throw new Error('There is no Chromium')
    const elsewhere = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP pool.test 127.0.0.1'],
    })
    const { page, console, errors } = await visit(elsewhere, { worker: true })
    const before = site().requests.length
    await page.goto(site().origin.replace('localhost', 'pool.test') + path)
    await whenAlive(page)
    await expect
      .poll(() => console)
      .toContain('error: Service workers can only be used over HTTPS, or on localhost for development')
    expect(errors).toEqual([])
    expect(site().requests.slice(before)).not.toContain('GET /sw.js')
    await elsewhere.close()
  })

  it('that fails is said on the console and leaves the page as it is [W5]', async () => {
    site().breakWith((_, { pathname }) => (pathname === '/sw.js' ? new Response('gone', { status: 404 }) : undefined))
    const { page, go, console, errors } = await visitor({ worker: true })
    await go(path)
    await expect.poll(() => console.join('\n')).toContain('error: Error during service worker registration')
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect(errors).toEqual([])
  })

  it('that cannot finish installing is said on the console and leaves the page as it is [W5]', async () => {
    site().breakWith((_, { pathname }) =>
      pathname === '/offline/index.html' ? new Response('broken', { status: 503 }) : undefined,
    )
    const { page, go, console, errors } = await visitor({ worker: true })
    const count = countLoads(page)
    await go(path)
    await expect.poll(() => console).toContain('error: The installing service worker became redundant')
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect(console).not.toContain('log: The site is available offline')
    expect(count.loads).toBe(1)
    expect(errors).toEqual([])
  })

  it('reloads a page whose resources had failed, once, when the worker is installed [W3]', async () => {
    let asked = false
    site().breakWith((_, { pathname }) => {
      if (pathname === '/sw.js') asked = true
      return pathname === pageData && !asked ? new Response('broken', { status: 500 }) : undefined
    })
    const { page, errors } = await visitor({ worker: true })
    const count = countLoads(page)
    await page.goto(site().origin + path)
    await expect.poll(() => count.loads).toBe(2)
    await whenAlive(page)
    await whenKept(page)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(path)
    expect(count.loads).toBe(2)
  })

  it('does not reload for ever when the resources stay broken [W3]', async () => {
    site().breakWith((_, { pathname }) => (pathname === pageData ? new Response('broken', { status: 500 }) : undefined))
    const { page } = await visitor({ worker: true })
    const count = countLoads(page)
    const { quiet } = recordTraffic(page)
    await page.goto(site().origin + path)
    await expect.poll(() => count.loads).toBe(2)
    await quiet()
    expect(count.loads).toBe(2)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

describe('a new worker', () => {
  const returning = resident({ worker: true }, path)

  it('installed while the old one controls the page reloads it, exactly once [W2]', async () => {
    const { page, errors } = await returning()
    await whenKept(page)
    const text = await (await fetch(`${site().origin}/sw.js`)).text()
    site().breakWith((_, { pathname }) => (pathname === '/sw.js' ? scriptAnswer(`${text}\n// newer`) : undefined))
    const count = countLoads(page)
    const { quiet } = recordTraffic(page)
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    await expect.poll(() => count.loads).toBe(1)
    await whenAlive(page)
    await quiet()
    expect(count.loads).toBe(1)
    expect(errors).toEqual([])
  })

  it('does not reload for ever when the file differs at every request [W2]', async () => {
    const { page } = await returning()
    await whenKept(page)
    const text = await (await fetch(`${site().origin}/sw.js`)).text()
    site().breakWith((_, { pathname }) =>
      pathname === '/sw.js' ? scriptAnswer(`${text}\n// ${Math.random()}`) : undefined,
    )
    const count = countLoads(page)
    await page.reload()
    await whenNobodyAsks()
    expect(count.loads).toBeLessThanOrEqual(3)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})
