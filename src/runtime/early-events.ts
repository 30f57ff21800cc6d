type EarlyClick = { element: Element; event: MouseEvent }

/** What the inline script leaves on `window`. */
type EarlyEvents = { clicks: EarlyClick[]; stop: () => void }

declare global {
  interface Window {
    earlyEvents?: EarlyEvents
  }
}

/**
 * Goes inline into the head, before any other script. Holds clicks on controls that do nothing until React is there, so
 * that they are neither lost nor (React listens before it has finished) handled twice. What works without scripts is left
 * alone: links, details, popovers, and buttons that submit or reset a form, unless they or their form are marked `data-early`.
 */
export const earlyEventsScript = `(function(w){var s=w.earlyEvents={clicks:[],stop:function(){w.removeEventListener("click",f,!0)}};function f(e){var t=e.target,b=t.closest&&t.closest("#root button:not([popovertarget],[commandfor]),#root [data-early]:not(form)");if(!b||b.form&&b.type!="button"&&!b.closest("[data-early]"))return;e.preventDefault();e.stopImmediatePropagation();b.setAttribute("aria-busy","true");s.clicks.push({element:b,event:e});s.clicks.length>9&&s.clicks.shift()}w.addEventListener("click",f,!0)})(window)`

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
