import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../site/open-site.ts'
import { whenAlive } from '../support/browser.ts'
import { testSiteDirectory } from '../support/test-site-directory.ts'
import { keptPaths, scriptAnswer, whenKept } from './offline-visit.ts'

const { site, visitor, resident } = openSite({ looks: true, painted: false })

const about = '/en-au/about-us/'

const resting = resident({ worker: true }, about)

/** Somebody who has read a page and stays on it: installing the worker is most of a visit. */
const reader = async () => {
  const opened = await resting()
  await whenKept(opened.page)
  return opened
}

/** Paths whose last use the worker remembers: what it does not remember would stay for ever. */
const timedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('workbox-expiration')
        // Not there yet: the worker makes it, not this test, which would make it without its tables.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve([]) : reject(opening.error))
        opening.onsuccess = () => {
          const all = opening.result.transaction('cache-entries').objectStore('cache-entries').getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(all.result.map(({ url }: { url: string }) => new URL(url).pathname))
          }
        }
      }),
  )

describe('the caches of the worker', () => {
  it('count what was there before the worker among the pictures, so that it goes too', async () => {
    const { page } = await reader()
    const missing = async () => {
      const timed = await timedPaths(page)
      const { shell: _, ...kept } = await keptPaths(page)
      return Object.values(kept)
        .flat()
        .filter((each) => !timed.includes(each))
    }
    await expect.poll(missing).toEqual([])
  })

  it('never hold content, site data, identity, the worker itself or pages that were not found [W6]', async () => {
    const { page, go } = await reader()
    site().breakWith((_, { pathname }) =>
      pathname.startsWith('/identity/') ? Response.json({ access_token: 'secret' }) : undefined,
    )
    await page.evaluate(async () => {
      const { content } = await (await fetch('/page-data/app-data.json')).json()
      await fetch(`${content.url}?query={__typename}`, { headers: { authorization: `Bearer ${content.token}` } })
      await fetch(content.url, { method: 'POST', body: '{}' })
      await fetch('/.netlify/functions/graphql', { method: 'POST', body: '{}' })
      await fetch('/.netlify/functions/graphql')
      await fetch('/identity/token')
      await fetch('/identity/me/')
      await fetch('/healthz')
    })
    await page.goto(`${site().origin}/en-au/no-such-page/`)
    await page.goto(`${site().origin}/en-au/404/`)
    await page.goto(`${site().origin}/robots.txt`)
    await go(`${about}?secret=token`)
    await whenKept(page)
    const kept = await keptPaths(page)
    const all = Object.values(kept).flat()
    for (const prefix of ['/content/', '/.netlify/', '/identity/', '/healthz', '/sw.js', '/robots.txt'])
      expect(
        all.filter((each) => each.startsWith(prefix)),
        prefix,
      ).toEqual([])
    expect(kept['visited-pages']).toEqual([about])
    expect(kept.shell?.filter((each) => each.includes('404'))).toEqual([])
    const addresses = await page.evaluate(async () => {
      const requests = await (await caches.open('visited-pages')).keys()
      return requests.map(({ url }) => url)
    })
    expect(addresses.join()).not.toContain('secret')
  })

  it('hold no answer that the server keeps to itself', async () => {
    const { page } = await reader()
    site().breakWith((_, { pathname }) =>
      pathname === '/en-au/jobs/'
        ? new Response('<h1>For you alone</h1>', {
            headers: { 'content-type': 'text/html', 'cache-control': 'private, no-store' },
          })
        : undefined,
    )
    await page.goto(`${site().origin}/en-au/jobs/`)
    site().breakWith()
    await page.goto(site().origin + about)
    await whenKept(page)
    expect((await keptPaths(page))['visited-pages']).toEqual([about])
  })

  it('fetch a kept page again when its data has changed, so that the two are of one make', async () => {
    const { page } = await reader()
    const file = `/page-data${about}page-data.json`
    const [data, html] = await Promise.all([fetch(site().origin + file), fetch(site().origin + about)])
    const changedData = { ...(await data.json()), buildHash: 'newer' }
    const changedHtml = (await html.text()).replace(/data-build="[^"]+"/, 'data-build="newer"')
    site().breakWith((_, { pathname }) => {
      if (pathname === file) return Response.json(changedData)
      if (pathname === about) return new Response(changedHtml, { headers: { 'content-type': 'text/html' } })
      return undefined
    })
    await page.evaluate((each) => fetch(each), file)
    await expect
      .poll(() => page.evaluate(async (each) => (await caches.match(each))?.text(), about))
      .toContain('data-build="newer"')
  })

  it('hold a bounded number of pictures, the latest ones', async () => {
    const { page } = await reader()
    const folder = path.join(testSiteDirectory, 'images')
    const pictures = readdirSync(folder)
      .filter((file) => /\.(webp|avif|jpg|png)$/.test(file))
      .map((file) => ({ file, size: statSync(path.join(folder, file)).size }))
      .toSorted((a, b) => a.size - b.size)
      .slice(0, 140)
      .map(({ file }) => `/images/${file}`)
    expect(pictures).toHaveLength(140)
    const seen = [pictures.slice(0, 100), pictures.slice(100)]
    for (const some of seen)
      await page.evaluate(async (paths) => {
        await Promise.all(paths.map(async (each) => (await fetch(each)).blob()))
      }, some)
    await expect.poll(async () => (await keptPaths(page)).pictures?.length, { interval: 200 }).toBe(120)
    const kept = (await keptPaths(page)).pictures ?? []
    expect(kept).toEqual(expect.arrayContaining(pictures.slice(100)))
  })

  // The last of the reader: nothing is kept any more.
  it('that are full are emptied, and the page works as ever', async () => {
    const { page, go, context, errors } = await reader()
    const session = await context.newCDPSession(page)
    const visited = async () => (await keptPaths(page))['visited-pages'] ?? []
    await session.send('Storage.overrideQuotaForOrigin', { origin: site().origin, quotaSize: 1 })
    await go('/en-au/testimonials/')
    expect(await page.locator('html').getAttribute('data-page-kind')).toBe('page')
    await expect.poll(visited).toEqual([])
    await session.send('Storage.overrideQuotaForOrigin', { origin: site().origin })
    // What could not be kept before there was room may still be about to make some: the next visit is kept.
    const visitAgain = async () => {
      await go('/en-au/testimonials/')
      return visited()
    }
    await expect.poll(visitAgain).toContain('/en-au/testimonials/')
    expect(errors).toEqual([])
  })

  it('keep the files of the shell before, for pages that were visited under it [W2] [W6]', async () => {
    const { page, context, errors } = await visitor({ worker: true })
    await page.goto(site().origin + about)
    await whenKept(page)
    const text = await (await fetch(`${site().origin}/sw.js`)).text()
    const script = /\{"url":"(\/assets\/core-[^"]+\.js)","revision":null\},?/.exec(text)
    const query = /\{"url":"(\/page-data\/sq\/d\/[^"]+)","revision":null\},?/.exec(text)
    if (!script?.[1] || !query?.[1]) throw new Error('The worker has no shell')
    site().breakWith((_, { pathname }) =>
      pathname === '/sw.js' ? scriptAnswer(text.replace(script[0], '').replace(query[0], '')) : undefined,
    )
    const reloaded = page.waitForEvent('domcontentloaded')
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    await reloaded
    // The browser lets the new worker take over once the old one has been idle; that is at once when nobody is there.
    const shellAfterAPause = async () => {
      await page.goto('about:blank')
      await page.waitForTimeout(500)
      await page.goto(site().origin + about)
      return (await keptPaths(page)).shell
    }
    await expect.poll(shellAfterAPause).not.toContain(script[1])
    await whenKept(page)
    const kept = await keptPaths(page)
    expect(kept.code).toContain(script[1])
    expect(kept['shared-data']).toContain(query[1])
    await context.setOffline(true)
    await page.reload()
    await whenAlive(page)
    expect(errors).toEqual([])
  })
})
