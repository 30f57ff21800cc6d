import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { ToastList } from '../features/toasts/toast-list.tsx'
import styles from './panel-dialog.module.css'
import { swipeToClose } from './swipe-to-close.ts'

interface Props {
  title: string
  open: boolean
  /** Whether the panel's motion runs. */
  play: boolean
  /** Where it lives. On phones what lives on the right comes from below. */
  side: 'left' | 'right' | 'top'
  onClose: () => void
  children: ReactNode
}

/** Where the scrollbar takes room that room stays, so that nothing jumps when the page behind stops scrolling. */
const keepGutter = () => {
  const root = document.documentElement
  root.toggleAttribute('data-gutter', innerWidth > root.clientWidth)
}

/** Whoever had the focus when it opened: in Safari a button that is pressed has none. */
const findOpener = () =>
  document.activeElement === document.body
    ? document.querySelector('header [aria-haspopup=dialog][aria-expanded=true]')
    : document.activeElement

/** A dialog does so itself. To WebKit the page behind is inert until it is painted, and nobody can have the focus there before. */
const giveFocusBack = (dialog: HTMLDialogElement | null, opener: Element | null) => {
  const give = () => {
    const { activeElement, body } = document
    const isNowhere = activeElement === body || dialog?.contains(activeElement)
    if (isNowhere && !dialog?.open && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  requestAnimationFrame(() => requestAnimationFrame(give))
}

/** A native modal dialog that follows the UI state: it keeps focus, gives it back, and closes by Escape, a click outside or a swipe. */
export const PanelDialog = ({ title, open, play, side, onClose, children }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const pressedOutside = useRef(false)

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    if (open && !dialog.open) {
      keepGutter()
      opener.current = findOpener()
      dialog.removeAttribute('data-swiped')
      dialog.showModal()
    }
    if (!open && dialog.open) dialog.close()
  }, [open])

  useEffect(() => (ref.current === null ? undefined : swipeToClose(ref.current)), [])

  // The event comes a task after the closing: a way back taken at once may have opened the dialog again by then.
  const onClosed = () => {
    if (ref.current?.open) return
    onClose()
    giveFocusBack(ref.current, opener.current)
  }

  const onPointerDown = ({ target }: PointerEvent) => {
    pressedOutside.current = target === ref.current
  }
  // A selection that begins inside and ends outside is a click on the dialog too, and must not close it.
  const onClick = ({ target }: MouseEvent) => {
    if (target === ref.current && pressedOutside.current) onClose()
  }

  return (
    // Escape is the keyboard's way to close it; the click is the finger's.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog element handles Escape itself
    <dialog
      ref={ref}
      className={styles.panel}
      aria-label={title}
      data-side={side}
      data-play={play || undefined}
      onClose={onClosed}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      {children}
      {/* A modal dialog makes the rest of the page inert: what can be done about a toast must be done in here. */}
      {open && <ToastList />}
    </dialog>
  )
}
