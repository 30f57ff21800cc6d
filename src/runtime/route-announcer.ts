import { onRuntimeEvent } from './runtime-events.ts'

/** After a navigation: focus goes to the content and its title is read out. Returns the function that stops it. */
export const createRouteAnnouncer = ({
  document,
  events,
  className,
}: {
  document: Document
  events: EventTarget
  /** Hides the region from sight, not from screen readers. */
  className: string
}) => {
  // Outside the React root, and there before the first announcement: screen readers miss a region that arrives with its text.
  const region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('aria-atomic', 'true')
  region.className = className
  document.body.append(region)

  const stop = onRuntimeEvent(events, 'route-update', ({ initial }) => {
    if (initial) return
    if (!hashTarget(document)) document.getElementById('content')?.focus({ preventScroll: true })
    region.textContent = document.title
  })
  return () => {
    stop()
    region.remove()
  }
}

const hashTarget = (document: Document): Element | null => {
  const id = document.location.hash.slice(1)
  if (!id) return null
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}
