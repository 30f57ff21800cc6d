type EarlyClick = { element: Element; event: MouseEvent }

/** What the inline script leaves on `window`, from the first moment until the page is alive. */
type EarlyEvents = { clicks: EarlyClick[]; stop: () => void }

declare global {
  interface Window {
    earlyEvents?: EarlyEvents
  }
}

const held = '#root button:not([popovertarget],[commandfor]),#root [data-early]:not(form)'
const most = 9

/** A button that sends or resets a form; other elements have neither. */
const worksWithoutScripts = (control: HTMLButtonElement): boolean =>
  Boolean(control.form) && control.type !== 'button' && !control.closest('[data-early]')

const keepOut = (event: SubmitEvent): void => {
  if (event.target instanceof Element && event.target.matches('form[data-early]')) event.preventDefault()
}

/** Runs inline in the head: the page is not alive yet. */
export const awaitEarlyEvents = (window: Pick<Window, 'earlyEvents'>): void => {
  window.earlyEvents = { clicks: [], stop: () => undefined }
}

/**
 * Runs inline, before any other code. Holds clicks on controls that do nothing until React is there, so
 * that they are neither lost nor (React listens before it has finished) handled twice. What works without scripts is left
 * alone: links, details, popovers, and buttons that submit or reset a form, unless they or their form are marked `data-early`.
 */
export const holdEarlyEvents = (window: Window): void => {
  const clicks: EarlyClick[] = []
  const hold = (event: MouseEvent) => {
    const element = event.target instanceof Element && event.target.closest<HTMLButtonElement>(held)
    if (!element || worksWithoutScripts(element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    element.setAttribute('aria-busy', 'true')
    clicks.push({ element, event })
    if (clicks.length > most) clicks.shift()
  }
  window.earlyEvents = { clicks, stop: () => window.removeEventListener('click', hold, true) }
  window.addEventListener('click', hold, true)
  // Such a form is its script's: the browser would put what was typed into the address, also when the script never comes.
  window.addEventListener('submit', keepOut, true)
}

/** Once the page is alive: lets clicks through, then repeats the ones that were held, in order. */
export const replayEarlyEvents = (window: Pick<Window, 'earlyEvents'>) => {
  for (const { element, event } of releaseEarlyEvents(window)) {
    if (element.isConnected) element.dispatchEvent(new MouseEvent(event.type, event))
  }
}

/** Lets clicks through without repeating any: for a page that could not be brought to life. */
export const releaseEarlyEvents = (window: Pick<Window, 'earlyEvents'>): EarlyClick[] => {
  const clicks = window.earlyEvents?.clicks ?? []
  window.earlyEvents?.stop()
  delete window.earlyEvents
  for (const { element } of clicks) element.removeAttribute('aria-busy')
  return clicks
}
