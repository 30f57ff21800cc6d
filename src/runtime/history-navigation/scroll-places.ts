export interface ScrollPlaces {
  /** From now on the entry with this key is the one on screen. */
  shows: (key: string) => void
  /** Notes where the visitor is now. */
  keep: () => void
  /** What is on screen is of no entry: its page is on the way out, and how it scrolls is nobody's place. */
  leaves: () => void
  /** False when nothing is known of that entry. */
  restore: (key: string) => boolean
}

type Place = readonly [x: number, y: number]

const storageKey = 'scroll-places'
const remembered = 100

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && value.length === 2 && value.every((each) => Number.isFinite(each))

const read = (storage: () => Storage): Map<string, Place> => {
  try {
    const json: unknown = JSON.parse(storage().getItem(storageKey) ?? '{}')
    return new Map(Object.entries(Object(json)).filter((entry): entry is [string, Place] => isPlace(entry[1])))
  } catch {
    return new Map()
  }
}

/**
 * Where the visitor was on each page of the history. The browser would scroll as soon as the address changes, which is before
 * the page is there; for documents that it loads itself it is let do so.
 */
export const keepScrollPlaces = (window: Window): ScrollPlaces => {
  const { history } = window
  const places = read(() => window.sessionStorage)
  let shown: string | undefined
  let hidden: string | undefined

  const note = () => {
    if (shown === undefined) return
    // The latest last: the oldest are forgotten.
    places.delete(shown)
    places.set(shown, [window.scrollX, window.scrollY])
  }
  const write = () => {
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...places].slice(-remembered))))
    } catch {
      // Storage is full or blocked: pages are then entered at their top.
    }
  }

  const restore = (key: string): boolean => {
    const place = places.get(key)
    if (place) window.scrollTo({ left: place[0], top: place[1], behavior: 'instant' })
    return place !== undefined
  }

  window.addEventListener('scroll', note, { passive: true })
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    note()
    write()
    hidden = shown
    shown = undefined
  })
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
    // Out of the browser's memory a page comes back at its top.
    if (hidden !== undefined) restore(hidden)
    shown ??= hidden
    hidden = undefined
  })
  history.scrollRestoration = 'manual'

  return {
    shows: (key) => {
      shown = key
      note()
    },
    keep: note,
    leaves: () => {
      shown = undefined
    },
    restore,
  }
}
