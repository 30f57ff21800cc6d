import type { Page } from 'playwright-core'
import { builtPage } from './built-pages.ts'
import { eventually } from './eventually.ts'

/** Waits until the page at this path is the one on screen. */
export const shows = (page: Page, path: string) => eventually(() => page.title()).toBe(builtPage(path).head.title)
