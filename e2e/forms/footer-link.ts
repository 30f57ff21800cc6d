import type { Page } from 'playwright-core'

/** Goes to another page by its link in the footer, without a pointer: the way there is not what these tests are about. */
export const followFooterLink = async (page: Page, path: string): Promise<void> => {
  await page
    .locator(`footer a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await page.waitForURL(`**${path}`)
}
