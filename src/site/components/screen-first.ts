/** On a document of which only the first screen is laid out yet: empty, and `half` when more of it is. */
const screenFirst = 'data-screen-first'

/**
 * Runs inline in the head. What lies below the first screen is laid out later, by `layOutMore`. Not for who comes back or asks for a
 * place within the page: these need it as long as it is.
 */
export const showScreenFirst = (root: HTMLElement): void => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate' && !location.hash) root.setAttribute(screenFirst, '')
}

/** Called twice, so that a visitor who wants something may come between. Not with the next frame, which takes time itself. */
export const layOutMore = (root: HTMLElement): void => {
  if (root.getAttribute(screenFirst) === '') root.setAttribute(screenFirst, 'half')
  else root.removeAttribute(screenFirst)
  void root.offsetHeight
}
