import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Themes differ in colour alone: one of them is looked at in full. */
const rulesFor = { light: {}, dark: { runOnly: ['color-contrast'] } }

/** What axe finds wrong within a part of the page. */
export const violations = async (
  page: Page,
  scope: string,
  theme: keyof typeof rulesFor = 'light',
): Promise<string[]> => {
  await page.evaluate(async () => {
    // Light that drifts and what goes by scrolling never ends.
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  await page.evaluate(axe)
  // What is right on a page is much longer than what is wrong.
  const found = await page.evaluate(
    async ([within, rules]): Promise<Result[]> => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      return (await axe.run(within, { ...rules, resultTypes: ['violations'] })).violations
    },
    [scope, rulesFor[theme]] as const,
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}
