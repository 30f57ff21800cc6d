import type { Page } from 'playwright-core'

/** What opens, closes or sticks has come to where it stays, and the frame in which it did is over. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    await frame()
  })
