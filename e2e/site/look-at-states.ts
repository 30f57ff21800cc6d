import type { Page } from 'playwright-core'
import { narrowest, problemsAtSight } from '../support/look-at-page.ts'
import { phone } from './open-site.ts'
import { violationsInBothThemes } from './violations.ts'

/** Looks at one state of a page after the other: in both themes, and on the narrowest phone. */
export const lookAtStates = (page: Page) => {
  const problems: string[] = []
  const look = async (state: string) => {
    for (const problem of await violationsInBothThemes(page, 'html')) problems.push(`${state} ${problem}`)
    await page.setViewportSize(narrowest)
    for (const problem of await problemsAtSight(page)) problems.push(`${state} ${problem}`)
    await page.setViewportSize(phone.viewport)
  }
  return { look, problems }
}
