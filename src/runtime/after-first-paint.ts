/**
 * Once the page can be seen: before that nobody can touch it, and a slow phone shows it sooner the less runs first. To ask for a frame
 * would make one too early. At once where nothing is painted, in a tab behind another, and after a second where browsers do not tell.
 */
export const afterFirstPaint = (document: Pick<Document, 'hidden'>, task: () => void): void => {
  let isDone = false
  const run = () => {
    if (!isDone) task()
    isDone = true
  }
  if (document.hidden) run()
  new PerformanceObserver(run).observe({ type: 'paint', buffered: true })
  setTimeout(run, 1000)
}
