import { expect } from 'vitest'
import { builtPage } from '../support/built-pages.ts'
import type { RunningSite } from '../support/site.ts'
import type { Key, Tab } from './drivers/driver.ts'
import type { Witness } from './witness.ts'
import type { WitnessedSite } from './witnessed-site.ts'

/** Machines that run tests are busy. */
const patience = { timeout: 25_000, interval: 50 }

/** Waits for what is read to become what is expected. A page that is just being replaced cannot be read: it is read again. */
export const eventually = <Value>(read: () => Promise<Value> | Value) => expect.poll(read, patience)

/** Centre of the first element that can be seen and says this; it is scrolled to and aimed at. */
const centreOf = (css: string, words: string) => {
  const says = (element: Element) =>
    words === '' || [element.textContent, element.getAttribute('aria-label')].some((each) => each?.includes(words))
  const element = [...document.querySelectorAll(css)].find((each) => each.checkVisibility() && says(each))
  if (!element) throw new Error(`There is no ${css} that says “${words}”.`)
  // What has just begun to slide is where it was for a moment.
  const isSliding = ({ effect, playState }: Animation) =>
    playState === 'running' &&
    effect?.getComputedTiming().endTime !== Infinity &&
    effect instanceof KeyframeEffect &&
    effect.target?.contains(element)
  if (document.getAnimations().some(isSliding)) throw new Error(`${css} is on its way.`)
  const centre = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const hitAt = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y)
  const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight
  // What a dialog has scrolled away is in view of the window, and yet not of anybody.
  if (!isInView(element.getBoundingClientRect()) || !element.contains(hitAt(centre())))
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  window.aimedAt = { element, css }
  delete window.witness?.isHit
  const { x, y } = centre()
  const hit = hitAt({ x, y })
  if (!hit || !(element.contains(hit) || hit.contains(element))) throw new Error(`${css} is out of reach of the mouse.`)
  return { x, y }
}

/** Above everything, wherever the page is scrolled to, and outside React, so that it outlives navigation. */
const putLink = (href: string, attributes: Record<string, string>) => {
  const link = document.createElement('a')
  const count = document.querySelectorAll('body > a').length
  link.id = `added-link-${count}`
  link.textContent = `Added link ${count}`
  link.href = href
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const style = {
    position: 'fixed',
    top: `${count * 3}em`,
    left: '0',
    padding: '1em',
    zIndex: '1000',
    background: '#fff',
  }
  Object.assign(link.style, style)
  document.body.append(link)
  return `#${link.id}`
}

export type Visitor = ReturnType<typeof createVisitor>

/** Somebody in a tab of their own. */
export const createVisitor = (tab: Tab, site: RunningSite, { documents, breakWith }: WitnessedSite) => {
  const evaluate = async <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> => (await tab.run(String(script), args)) as Awaited<Result>

  const witness = (): Promise<Witness> =>
    evaluate(() => {
      if (!window.witness) throw new Error('Nobody has witnessed this document.')
      return window.witness
    })
  /** Resolves once React has taken the page over: the inline click catcher is gone then. */
  const whenAlive = () => eventually(() => evaluate(() => 'earlyEvents' in window)).toBe(false)
  const count = (name: string) => witness().then(({ log }) => log.filter((each) => each === name).length)

  /** Does what makes the browser load a document, and waits until that is there. */
  const untilNewDocument = async (act: () => Promise<unknown>) => {
    const before = await evaluate(() => window.witness?.id)
    await act()
    await eventually(() => evaluate(() => window.witness?.id)).not.toBe(before)
  }

  return {
    site,
    documents,
    breakWith,
    evaluate,
    witness,
    whenAlive,
    count,
    errors: async () => (await witness()).errors,
    /** Opens an address. The page may still be on its way. */
    enter: (path: string) => tab.goto(site.origin + path),
    go: async (path: string) => {
      await tab.goto(site.origin + path)
      await whenAlive()
    },
    /** Of the page, without the origin. */
    address: () => evaluate(() => location.pathname + location.search + location.hash),
    title: () => evaluate(() => document.title),
    /** What the first such element shows. */
    text: (css: string) => evaluate((css) => document.querySelector<HTMLElement>(css)?.innerText.trim() ?? '', css),
    /** How many such elements can be seen. */
    seen: (css: string) =>
      evaluate((css) => [...document.querySelectorAll(css)].filter((each) => each.checkVisibility()).length, css),
    attribute: (css: string, name: string) =>
      evaluate((css, name) => document.querySelector(css)?.getAttribute(name) ?? null, css, name),
    /** Presses the mouse on the first such element that can be seen, once it is there. */
    click: async (css: string, words = '', how: { count?: 1 | 2; control?: boolean } = {}) => {
      let centre = { x: 0, y: 0 }
      // Panels slide in: what is clicked has come to rest.
      const isAtRest = async () => {
        const before = centre
        centre = await evaluate(centreOf, css, words)
        return centre.x === before.x && centre.y === before.y
      }
      // And yet something may come late and move it away under the mouse: then it is pressed again.
      const isMissed = () => evaluate(() => window.witness?.isHit === false)
      for (let tries = 0; tries < 3; tries += 1) {
        await eventually(isAtRest).toBe(true)
        await tab.click({ ...centre, ...how })
        if (!(await isMissed().catch(() => false))) return
      }
    },
    clickAt: (x: number, y: number, count: 1 | 2 = 1) => tab.click({ x, y, count }),
    addLink: (href: string, attributes: Record<string, string> = {}) => evaluate(putLink, href, attributes),
    /** Goes where a link would lead, by a click on one. */
    async follow(href: string, how: { count?: 1 | 2; control?: boolean } = {}) {
      await this.click(await this.addLink(href), '', how)
    },
    press: (key: Key) => tab.press(key),
    type: (text: string) => tab.type(text),
    chooseFile: (css: string, file: string) => tab.chooseFile(css, file),
    screenshot: () => tab.screenshot(),
    bringToFront: () => tab.bringToFront(),
    close: () => tab.close(),
    /** Not before the script that asks for it has ended. */
    traverse: (steps: number) => evaluate((steps) => void setTimeout(() => history.go(steps)), steps),
    reload: () => untilNewDocument(() => evaluate(() => void setTimeout(() => location.reload()))),
    untilNewDocument,
    /** Waits until the page at this path is the one on screen, under this address. */
    shows: async (path: string, address = path) => {
      const { title } = builtPage(path).head
      const onScreen = () => evaluate(() => [document.title, location.pathname + location.search + location.hash])
      await eventually(onScreen).toEqual([title, address])
    },
    scrollTo: (top: number) => evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top),
    scrolled: () => evaluate(() => Math.round(scrollY)),
    entries: () => evaluate(() => history.length),
    /** What the server was asked for, as `GET /path`, without what the test itself asked. */
    requests: site.requests,
  }
}
