export interface Point {
  x: number
  y: number
}

const most = 5

/** How large the picture is now, of how large it is to be: never smaller than the window. */
export const nextZoom = (zoom: number, factor: number): number => {
  const wanted = zoom * factor
  return Number.isFinite(wanted) ? Math.min(most, Math.max(1, wanted)) : zoom
}

/** Where an axis has to be scrolled to, so that what was under the finger stays there. */
export const scrollAfter = (scroll: number, at: number, ratio: number): number => (scroll + at) * ratio - at

/** Enlarges the picture in a scrolling area about a point of the window, or its middle. */
export const zoomedTo = (area: HTMLElement, factor: number, at?: Point): void => {
  const { left, top, width, height } = area.getBoundingClientRect()
  const { x, y } = at ?? { x: left + width / 2, y: top + height / 2 }
  const before = Number(area.style.getPropertyValue('--zoom') || 1)
  const zoom = nextZoom(before, factor)
  const { scrollLeft, scrollTop } = area
  area.style.setProperty('--zoom', String(zoom))
  area.scrollLeft = scrollAfter(scrollLeft, x - left, zoom / before)
  area.scrollTop = scrollAfter(scrollTop, y - top, zoom / before)
}
