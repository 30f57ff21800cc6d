declare global {
  interface Window {
    endEarlyTraversal?: () => void
  }
}

type Entered = Pick<Location, 'pathname' | 'reload'>

type Changed = Event & { navigationType: string | null; from: { url: string | null } }

type Early = EventTarget & { navigation?: (EventTarget & { transition: object | null }) | undefined } & Pick<
    Window,
    'endEarlyTraversal'
  >

/**
 * Runs inline in the head. After a reload, Back leads to an entry that the browser counts to the same document: it changes
 * the address and leaves the page. Until navigation is listening (or for good, when the page could not be brought to life) the
 * page of that address is loaded in full. A navigation that is handled has a transition; one that is handled without the
 * Navigation API ends this by `endEarlyTraversal`. Without that API the addresses of the document are the one it was entered
 * by and its own.
 */
export const loadEarlyTraversals = (window: Early, location: Entered, pagePath: string): void => {
  const { navigation } = window
  const entered = location.pathname
  const isElsewhere = (event: Event): boolean => {
    if (navigation === undefined) return location.pathname !== entered && location.pathname !== encodeURI(pagePath)
    const { navigationType, from } = event as Changed
    if (navigationType !== 'traverse' || navigation.transition !== null) return false
    return new URL(from.url ?? '').pathname !== location.pathname
  }
  const load = (event: Event) => {
    if (isElsewhere(event)) location.reload()
  }
  const [target, type] = navigation ? [navigation, 'currententrychange'] : [window, 'popstate']
  target.addEventListener(type, load)
  window.endEarlyTraversal = () => target.removeEventListener(type, load)
}
