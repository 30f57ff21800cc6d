import { type ReactNode, useEffect, useRef } from 'react'
import styles from './sheet.module.css'

interface Props {
  title: string
  onClose: () => void
  /** Also by Control and Enter, from wherever in it. */
  onDone: () => void
  children: ReactNode
}

/** What is asked before something is done. Escape leaves without doing it. */
export const Sheet = ({ title, onClose, onDone, children }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    ref.current?.showModal()
    ref.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles.sheet}
      aria-label={title}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        onDone()
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onDone()
        }}
      >
        <h2>{title}</h2>
        {children}
      </form>
    </dialog>
  )
}
