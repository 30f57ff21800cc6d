import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Themes differ in colour alone: one of them is looked at in full. */
const rules = { all: {}, colour: { runOnly: ['color-contrast'] } }

/**
 * What is right on a page is much longer than what is wrong; no rule reads the styles as they were written; and frames are the
 * bank's, where nobody would answer.
 */
const asked: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] }, iframes: false }

/**
 * What opens or changes its colour has come to where it stays, without all the frames on its way there. Light that drifts never
 * ends, and is drawn anew all the time that the page is looked at: it stands still.
 */
const hurryOn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = () =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    await frame()
    for (let animations = moving(); animations.length > 0; animations = moving()) {
      for (const animation of animations)
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause()
        else animation.finish()
      await frame()
    }
  })

/** What axe finds wrong within a part of the page. */
export const violations = async (page: Page, scope: string, by: keyof typeof rules = 'all'): Promise<string[]> => {
  await hurryOn(page)
  // It stays where a page was gone to from another.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found = await page.evaluate(
    async ([within, rules, asked]): Promise<Result[]> => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { dataset } = document.documentElement
      dataset.seen = ''
      const { violations } = await axe.run(within, { ...rules, ...asked })
      delete dataset.seen
      return violations
    },
    [scope, rules[by], asked] as const,
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}

const wornTheme = (page: Page) =>
  page.evaluate(() => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'))

/** Takes off the theme that a page wears, for who has chosen none. */
const changeTheme = async (page: Page): Promise<void> => {
  const theme = (await wornTheme(page)) === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate(async (worn) => {
    while (document.documentElement.dataset.theme !== worn) await new Promise(requestAnimationFrame)
  }, theme)
}

/**
 * The same in the theme that the page wears and in the other one, which it then goes on in: each change has all styles worked out
 * again. In the other theme a part may do.
 */
export const violationsInBothThemes = async (page: Page, scope: string, scopeInOther = scope): Promise<string[]> => {
  const problems: string[] = []
  const look = async (within: string, by: keyof typeof rules) => {
    const theme = await wornTheme(page)
    for (const problem of await violations(page, within, by)) problems.push(`${theme}: ${problem}`)
  }
  await look(scope, 'all')
  await changeTheme(page)
  await look(scopeInOther, 'colour')
  return problems
}
