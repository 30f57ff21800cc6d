/** On a document of which not all is laid out yet: empty while only the first screen is, then the steps that were taken since. */
const screenFirst = 'data-screen-first'

/**
 * Runs inline in the head. What lies below the first screen is laid out later, by `layOutMore`. Not for who comes back or asks for a
 * place within the page: these need it as long as it is.
 */
export const showScreenFirst = (root: HTMLElement): void => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate' && !location.hash) root.setAttribute(screenFirst, '')
}

/** Styles say what belongs to each (layout.css). */
const steps = 4

/** A step: between two of them a visitor who wants something may come. Not with the next frame, which takes time itself. */
const layOutMore = (root: HTMLElement): void => {
  const taken = root.getAttribute(screenFirst)
  if (taken === null) return
  const next = Number(taken) + 1
  if (next < steps) root.setAttribute(screenFirst, String(next))
  else root.removeAttribute(screenFirst)
  void root.offsetHeight
}

/** All of what lies below the first screen, one thing after the other. */
export const layOutRest = (root: HTMLElement): (() => void)[] =>
  Array.from({ length: steps }, () => () => layOutMore(root))
