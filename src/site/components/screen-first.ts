/**
 * Runs inline in the head. What lies below the first screen is laid out later, by `layOutRest`. Not for who comes back or asks for a
 * place within the page: these need it as long as it is.
 */
export const showScreenFirst = (root: HTMLElement): void => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate' && !location.hash) root.dataset.cut = ''
}

/** What a document that is not all laid out yet says of itself after each step, as styles know it (layout.css); nothing when all is. */
const steps = ['1', '2', '3', '']

/** A step each: between two of them a visitor who wants something may come. Not with the next frame, which takes time itself. */
export const layOutRest = (root: HTMLElement): (() => void)[] =>
  steps.map((step) => () => {
    if (root.dataset.cut === undefined) return
    if (step) root.dataset.cut = step
    else delete root.dataset.cut
    void root.offsetHeight
  })
