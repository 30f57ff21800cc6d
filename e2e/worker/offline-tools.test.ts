import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { filesNamedIn } from '../../src/site/worker/named-in-page.ts'
import { openSite, phone } from '../site/open-site.ts'
import { whenAlive } from '../support/browser.ts'
import { gate } from '../support/faults.ts'
import { countLoads, keptPaths, scriptAnswer, whenKept } from './offline-visit.ts'

const { visitor, resident, site } = openSite({ looks: true, painted: false })

const calculators = [
  ['/en-au/support/calculators/pool-volume/', 'Length', '10'],
  ['/en-za/support/calculators/salt-and-minerals/', 'What the pool holds', '50 000'],
] as const

const owner = resident({ worker: true, ...phone }, '/en-au/which-model/')
const away = new WeakSet<BrowserContext>()

/** Somebody who has opened each of the tools once, on a phone, and opens one again at the poolside, where there is no network. */
const atThePool = async (path: string) => {
  const visit = await owner()
  const { page, context, go } = visit
  if (!away.has(context)) {
    await whenKept(page)
    for (const each of ['/en-au/support/troubleshooting/', ...calculators.map(([path]) => path)]) {
      await go(each)
      await whenKept(page)
    }
    await page.goto('about:blank')
    await context.setOffline(true)
    away.add(context)
  }
  await go(path)
  return visit
}

const main = (page: Page) => page.getByRole('main')

const reckons = async (page: Page, label: string, typed: string) => {
  const result = main(page).getByRole('status').first()
  const before = await result.innerText()
  await page.getByLabel(label).first().fill(typed)
  await expect.poll(() => result.innerText()).not.toBe(before)
}

describe('at the poolside, without a network', () => {
  it('a model is found for a pool, with a price and the reasons', async () => {
    const { page, errors } = await atThePool('/en-au/which-model/')
    await main(page)
      .getByRole('link', { name: /^In the ground/ })
      .click()
    await page.getByLabel('Metres').fill('8')
    await page.getByRole('button', { name: 'Next' }).click()
    await main(page)
      .getByRole('link', { name: /^Concrete/ })
      .click()
    await main(page)
      .getByRole('link', { name: /^Gum leaves/ })
      .click()
    await main(page).getByRole('link', { name: 'That is enough, tell me' }).click()
    await page.getByRole('heading', { level: 1, name: /Get the Dolphin\sS\s100/ }).waitFor()
    await main(page)
      .getByRole('link', { name: /^See it, A\$/ })
      .waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: /Get the Dolphin\sS\s100/ }).waitFor()
    expect(errors).toEqual([])
  })

  it('“it goes in circles” is followed to an answer', async () => {
    const { page, errors } = await atThePool('/en-au/support/troubleshooting/')
    for (const name of ['It goes in circles', 'Always to the same side', 'Yes, and it’s out now'])
      await main(page).getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { name: 'That was probably all' }).waitFor()
    const drawing = main(page).locator('svg use').first()
    await expect.poll(() => drawing.evaluate((use) => use.getBoundingClientRect().width)).not.toBe(0)
    await page.goBack()
    await page.getByRole('heading', { name: 'Is anything caught in a track, a wheel or a brush?' }).waitFor()
    expect(errors).toEqual([])
  })

  it.each(calculators)('%s reckons', async (path, label, typed) => {
    const { page, errors } = await atThePool(path)
    await reckons(page, label, typed)
    expect(errors).toEqual([])
  })

  it('the tools are there for who has only been in support, and say nothing of the rest', async () => {
    const { page, context, errors } = await visitor({ worker: true, ...phone })
    await page.goto(`${site().origin}/en-nz/support/`)
    await whenKept(page)
    const kept = async () => Object.values(await keptPaths(page)).flat()
    for (const path of ['support/troubleshooting/', 'which-model/', 'support/calculators/running-cost/']) {
      const html = await (await fetch(`${site().origin}/en-nz/${path}`)).text()
      await expect
        .poll(kept, { timeout: 30_000, interval: 250 })
        .toEqual(expect.arrayContaining([`/en-nz/${path}`, ...filesNamedIn(html)]))
    }
    await context.setOffline(true)
    await page.goto(`${site().origin}/en-nz/support/troubleshooting/?symptom=circles`)
    await page.getByRole('heading', { name: 'Does it turn to the same side every time?' }).waitFor()
    await page.goto(`${site().origin}/en-nz/which-model/?pool=in-ground&length=8`)
    await page.getByRole('heading', { level: 1, name: /^Get the/ }).waitFor()
    await page.goto(`${site().origin}/en-nz/support/calculators/running-cost/?times=4`)
    await whenAlive(page)
    await expect.poll(() => page.getByLabel('Cleans a week').inputValue()).toBe('4')
    await reckons(page, 'Cleans a week', '5')
    expect(errors).toEqual([])
  })

  it('a newer worker does not have to wait until they are all there', async () => {
    const { page } = await visitor({ worker: true, ...phone })
    const asked: string[] = []
    const text = await (await fetch(`${site().origin}/sw.js`)).text()
    let newer = ''
    const tools = gate()
    site().breakWith(async (request, url) => {
      const { pathname } = url
      if (pathname === '/sw.js' && newer !== '') return scriptAnswer(text + newer)
      const isTool = /troubleshooting|which-model|calculators/.test(pathname)
      if (!isTool || request.headers.get('sec-fetch-dest') === 'document') return undefined
      asked.push(pathname)
      return tools.fault(request, url)
    })
    await page.goto(`${site().origin}/en-nz/support/`)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    newer = '\n// newer'
    const count = countLoads(page)
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    await expect.poll(() => count.loads, { timeout: 40_000 }).toBe(1)
    expect(asked.filter((path) => !path.includes('troubleshooting'))).toEqual([])
    tools.open()
    await whenAlive(page)
  })
})
