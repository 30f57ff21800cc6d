import type { SentencesInTheMaking } from './sentence-index.ts'

/** Safari has no idle moments to give: a few milliseconds now and then are not felt. */
const sliceWithout = { after: 50, lasts: 5 }

type Slice = (isTimeLeft: () => boolean) => void

const inIdleTime = (slice: Slice): void => {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback((deadline) => slice(() => deadline.timeRemaining() > 1))
    return
  }
  setTimeout(() => {
    const until = performance.now() + sliceWithout.lasts
    slice(() => performance.now() < until)
  }, sliceWithout.after)
}

/** Between letters, in slices: a sentence that is typed finds all made. */
export const makeWhenIdle = (
  { listMore }: Pick<SentencesInTheMaking, 'listMore'>,
  whenIdle: (slice: Slice) => void = inIdleTime,
): void =>
  whenIdle((isTimeLeft) => {
    if (!listMore(isTimeLeft)) makeWhenIdle({ listMore }, whenIdle)
  })
