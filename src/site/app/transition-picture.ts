/** The picture on the stage of a product page. */
const staged = (): HTMLImageElement | null => document.querySelector('#picture-1 img')

/** The picture of a link to a page; of several, the one that was pressed. */
const linkedTo = (path: string): HTMLImageElement | undefined => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`main a[href="${CSS.escape(path)}"] img`)]
  return pictures.find((picture) => picture.closest('a') === document.activeElement) ?? pictures[0]
}

const isOnScreen = ({ top, bottom, left, right }: DOMRect): boolean =>
  bottom > 0 && right > 0 && top < innerHeight && left < innerWidth

const isStill = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

/** The path of the page on screen: when a page is shown the address bar already has that of the next. */
const pathOnScreen = (): string => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''

/** What brings a box to the place and size of another, its shape kept. */
const moveFrom = (from: DOMRect, to: DOMRect): string => {
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  return `translate(${x}px, ${y}px) scale(${Math.min(from.width / to.width, from.height / to.height)})`
}

/** As it is on screen now, without another request. */
const copyOf = (picture: HTMLImageElement): HTMLImageElement => {
  const copy = new Image(picture.width, picture.height)
  copy.src = picture.currentSrc
  copy.alt = ''
  copy.decoding = 'sync'
  copy.className = 'flying-picture'
  return copy
}

const fly = async (copy: HTMLImageElement, from: DOMRect, target: HTMLElement): Promise<void> => {
  const to = target.getBoundingClientRect()
  if (!isOnScreen(to)) return
  for (const side of ['left', 'top', 'width', 'height'] as const) copy.style[side] = `${to[side]}px`
  copy.style.setProperty('--from', moveFrom(from, to))
  document.body.append(copy)
  target.style.visibility = 'hidden'
  await Promise.allSettled(copy.getAnimations().map(({ finished }) => finished))
  target.style.visibility = ''
  copy.remove()
}

interface Flight {
  copy: HTMLImageElement
  from: DOMRect
  target(): HTMLElement | null | undefined
}

/** Before the page is left: what may be found on the next one. */
const takeAlong = (path: string): Flight | undefined => {
  const pressed = linkedTo(path)
  const picture = pressed ?? staged()
  if (!picture || picture.currentSrc === '' || isStill()) return undefined
  const from = picture.getBoundingClientRect()
  if (!isOnScreen(from)) return undefined
  const left = new URL(pathOnScreen(), document.baseURI).pathname
  return { copy: copyOf(picture), from, target: () => (pressed ? staged() : linkedTo(left)) }
}

/**
 * Shows a page. Between a list and a product in it, the picture that both have flies from its place on one to its place on the
 * other. The page is there at once: a copy flies above it and keeps nobody waiting.
 */
export const withSharedPicture = (path: string, show: () => void): void => {
  const flight = takeAlong(path)
  show()
  if (flight === undefined) return
  // By the next frame the page has scrolled to where it begins, or to where the visitor had left it.
  requestAnimationFrame(() => {
    const target = flight.target()
    if (target) void fly(flight.copy, flight.from, target)
  })
}
