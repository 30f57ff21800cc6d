import { type RefObject, useEffect, useRef, useState } from 'react'
import { headsFor, type Point } from './heads-for.ts'

const opensAfter = 120
const closesAfter = 240
/** Who has scrolled this far looks at the page. */
const farAway = 160

interface OpenEntry {
  /** Where the entry leads whose panel is open. */
  href: string | undefined
  /** One panel takes the place of another. */
  swapped: boolean
  /** The focus goes into the panel. */
  entered: boolean
}

export interface EntryInHeader {
  href: string
  item: HTMLLIElement
  link: HTMLAnchorElement
}

const none: OpenEntry = { href: undefined, swapped: false, entered: false }

/**
 * Which entry of the header shows its panel. A mouse that rests on an entry opens it and a click follows its link; by touch and by
 * keyboard, where nothing can rest, the first press opens it.
 */
export const useOpenEntry = (entries: readonly EntryInHeader[], path: string) => {
  const [open, setOpen] = useState(none)
  const current = useRef(open)
  current.current = open
  const timer = useRef(0)

  const show = (href: string, entered = false) => {
    clearTimeout(timer.current)
    setOpen(({ href: before }) => ({ href, entered, swapped: before !== undefined && before !== href }))
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(none)
  }
  const later = (act: () => void, time: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(act, time)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown
  useEffect(() => close, [path])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads what is current
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal }
    for (const entry of entries) listenTo(entry, { current, show, close, later }, options)
    // The pointer that this code was fetched for has come already.
    const awaited = !matchMedia('(pointer: coarse)').matches && entries.find(({ item }) => item.matches(':hover'))
    if (awaited) later(() => show(awaited.href), opensAfter)
    return () => listening.abort()
  }, [entries])

  const { href } = open
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads what is current
  useEffect(() => {
    const entry = entries.find((each) => each.href === href)
    if (entry === undefined) return
    const { item, link } = entry
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    const from = scrollY
    addEventListener('scroll', () => Math.abs(scrollY - from) > farAway && close(), options)
    addEventListener('pointerdown', ({ target }) => !item.contains(target as Node) && close(), options)
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        if (item.contains(document.activeElement)) link.focus()
        item.dataset.dismissed = ''
        close()
      },
      options,
    )
    return () => listening.abort()
  }, [href, entries])

  return { open, close }
}

interface Doing {
  current: RefObject<OpenEntry>
  show: (href: string, entered?: boolean) => void
  close: () => void
  later: (act: () => void, time: number) => void
}

const listenTo = (
  { href, item, link }: EntryInHeader,
  { current, show, close, later }: Doing,
  options: { signal: AbortSignal },
) => {
  const isOpen = () => current.current.href === href
  let before: Point | undefined
  let pressedBy = ''

  const onMouse = (type: 'pointerenter' | 'pointermove' | 'pointerleave', act: (event: PointerEvent) => void) =>
    item.addEventListener(type, (event) => event.pointerType === 'mouse' && act(event), options)

  onMouse('pointerenter', () => {
    if (isOpen()) return show(href)
    if (item.dataset.dismissed === undefined) later(() => show(href), opensAfter)
  })
  onMouse('pointermove', (event) => {
    const now = { x: event.clientX, y: event.clientY }
    const panel = current.current.href !== undefined && !isOpen() && before
    // On the way from another entry into its panel this one is only crossed.
    const { bottom: top } = item.closest('header')?.getBoundingClientRect() ?? { bottom: 0 }
    if (panel && headsFor(panel, now, { left: 0, right: innerWidth, top })) later(() => show(href), closesAfter)
    before = now
  })
  onMouse('pointerleave', () => {
    before = undefined
    delete item.dataset.dismissed
    later(close, closesAfter)
  })

  item.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (isOpen() && relatedTarget !== null && !item.contains(relatedTarget as Node)) close()
    },
    options,
  )
  link.addEventListener('pointerdown', ({ pointerType }) => (pressedBy = pointerType), options)
  link.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      // What was pressed before this code had come, nobody has seen pressed: it was a link then.
      if (event.detail > 0 && (pressedBy === 'mouse' || pressedBy === '')) {
        item.dataset.dismissed = ''
        return close()
      }
      event.preventDefault()
      if (isOpen()) close()
      else show(href)
    },
    options,
  )
  link.addEventListener(
    'keydown',
    (event) => {
      // Firefox counts a click by key as others count presses.
      pressedBy = 'key'
      if (event.key !== ' ' && event.key !== 'ArrowDown') return
      event.preventDefault()
      if (event.key === ' ' && isOpen()) close()
      else show(href, event.key === 'ArrowDown')
    },
    options,
  )
}
