import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import { NoticeList } from './notice-list.tsx'
import styles from './panel-dialog.module.css'

interface Props {
  title: string
  open: boolean
  /** Whether the panel's motion runs. */
  play: boolean
  side: 'left' | 'right' | 'top'
  onClose: () => void
  children: ReactNode
}

/** A native modal dialog that follows the UI state: it keeps focus, gives it back, and closes by Escape or a click outside. */
export const PanelDialog = ({ title, open, play, side, onClose, children }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])

  const closeFromOutside = ({ target }: MouseEvent) => {
    if (target === ref.current) onClose()
  }

  return (
    // Escape is the keyboard's way to close it; the click is the finger's.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog element handles Escape itself
    <dialog
      ref={ref}
      className={`${styles.panel} ${styles[side]}`}
      aria-label={title}
      data-play={play || undefined}
      onClose={onClose}
      onClick={closeFromOutside}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="close" />
            <span className="visually-hidden">Close {title.toLowerCase()}</span>
          </button>
        </div>
        {children}
        {/* A modal dialog makes the rest of the page inert: what can be undone must be undone in here. */}
        {open && <NoticeList />}
      </div>
    </dialog>
  )
}
