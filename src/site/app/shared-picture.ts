const shared = 'shared-picture'

/** Two frames. Where taking the picture along takes longer, the page comes without it. */
const mostWait = 34

/** The picture on the stage of a product page. */
const staged = (): HTMLElement | null => document.querySelector('#picture-1 img')

/** The picture of a link to a page; of several, the one that was pressed. */
const linkedTo = (path: string): HTMLElement | undefined => {
  const pictures = [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(path)}"] img`)]
  return pictures.find((picture) => picture.closest('a') === document.activeElement) ?? pictures[0]
}

const isOnScreen = (element: HTMLElement): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}

const isStill = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

/** The path of the page on screen: when a page is shown the address bar already has that of the next. */
const pathOnScreen = (): string => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''

/** Counts the pages shown: one that waits for its turn must not come after a later one. */
let turns = 0

/**
 * Shows a page. Between a list and a product in it, the picture that both have moves from its place on one to its place on the
 * other. Resolves when the page is in the document: the movement keeps nobody waiting.
 */
export const withSharedPicture = async (path: string, show: () => void): Promise<void> => {
  turns += 1
  const turn = turns
  const from = new URL(pathOnScreen(), document.baseURI).pathname
  const pressed = linkedTo(path)
  const before = pressed ?? staged()
  if (!before || !isOnScreen(before) || isStill() || !('startViewTransition' in document)) return show()

  let after: HTMLElement | null | undefined
  before.style.viewTransitionName = shared
  const update = () => {
    clearTimeout(hurry)
    before.style.viewTransitionName = ''
    if (turn !== turns) return
    show()
    after = pressed ? staged() : linkedTo(from)
    if (after) after.style.viewTransitionName = shared
  }
  const transition = document.startViewTransition({ update, types: [shared] })
  const hurry = setTimeout(() => transition.skipTransition(), mostWait)
  const tidy = () => {
    if (after) after.style.viewTransitionName = ''
  }
  // A transition that is cut short is no fault: the page is there.
  transition.ready.catch(() => undefined)
  transition.finished.then(tidy, tidy)
  await transition.updateCallbackDone
}
