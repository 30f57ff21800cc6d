import { onRuntimeEvent } from './runtime-events.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const pushAfter = 50

/** Tells the tag manager of every route update, late enough for the page's title to be the new one. */
export const createDataLayer = ({ window, events }: { window: Pick<Window, 'dataLayer'>; events: EventTarget }) => {
  window.dataLayer ??= []
  return onRuntimeEvent(events, 'route-update', () => {
    setTimeout(() => window.dataLayer?.push({ event: 'gatsby-route-change' }), pushAfter)
  })
}
