/** What the runtime tells the site, as CustomEvents on `window`. */
export type RuntimeEvents = {
  'delayed-load': { path: string }
  /** `initial` is the page that the visitor entered by; it was not navigated to. */
  'route-update': { path: string; initial: boolean }
  'offline-ready': null
}

export const emitRuntimeEvent = <Name extends keyof RuntimeEvents>(
  target: EventTarget,
  name: Name,
  detail: RuntimeEvents[Name],
) => {
  target.dispatchEvent(new CustomEvent(name, { detail }))
}

/** Returns the function that stops listening. */
export const onRuntimeEvent = <Name extends keyof RuntimeEvents>(
  target: EventTarget,
  name: Name,
  listener: (detail: RuntimeEvents[Name]) => void,
) => {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail)
  }
  target.addEventListener(name, hear)
  return () => target.removeEventListener(name, hear)
}
