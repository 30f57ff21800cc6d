import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { atRest } from '../support/at-rest.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Themes differ in colour alone: one of them is looked at in full. */
const rulesFor = { light: {}, dark: { runOnly: ['color-contrast'] } }

/** What is right on a page is much longer than what is wrong; and no rule reads the styles as they were written. */
const asked: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } }

type Theme = keyof typeof rulesFor

/** Light that drifts never ends, and is drawn anew all the time that the page is looked at. */
const stopDrifting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline && animation.effect?.getComputedTiming().endTime === Infinity)
        animation.pause()
  })

/** What axe finds wrong within a part of the page. */
export const violations = async (page: Page, scope: string, theme: Theme = 'light'): Promise<string[]> => {
  await stopDrifting(page)
  await atRest(page)
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
    [scope, rulesFor[theme], asked] as const,
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}

const wear = async (page: Page, theme: Theme): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme })
  await page.waitForFunction((worn) => document.documentElement.dataset.theme === worn, theme)
}

/** The same in one theme after the other, for who has chosen none. In the dark a part may do. */
export const violationsInBothThemes = async (page: Page, scope: string, scopeInTheDark = scope): Promise<string[]> => {
  const problems: string[] = []
  for (const [theme, within] of [
    ['light', scope],
    ['dark', scopeInTheDark],
  ] as const) {
    await wear(page, theme)
    for (const problem of await violations(page, within, theme)) problems.push(`${theme}: ${problem}`)
  }
  await wear(page, 'light')
  return problems
}
