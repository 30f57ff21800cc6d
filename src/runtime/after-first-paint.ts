import { afterNextFrame } from './after-next-frame.ts'

/**
 * Once the page can be seen: before that nobody can touch it, and a slow phone shows it sooner the less runs first. To ask for a frame
 * at once would make one too early. Where browsers do not tell of paints it is the first frame of the whole document; where nothing is
 * painted, in a tab behind another, it is now.
 */
export const afterFirstPaint = (document: Document, task: () => void): void => {
  let isDone = false
  const run = () => {
    if (!isDone) task()
    isDone = true
  }
  if (document.hidden) run()
  document.addEventListener('DOMContentLoaded', () => afterNextFrame(run))
  new PerformanceObserver(run).observe({ type: 'paint', buffered: true })
}
