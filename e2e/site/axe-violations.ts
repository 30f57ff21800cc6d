import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Themes differ in colour alone: one of them is looked at in full. */
const rulesFor = { light: {}, dark: { runOnly: ['color-contrast'] } }

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
  const found = await page.evaluate(
    ([within, rules]): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(within, rules),
    [scope, rulesFor[theme]] as const,
  )
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}
