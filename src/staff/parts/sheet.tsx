import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import styles from './sheet.module.css'

interface Props {
  title: string
  onClose: () => void
  /** Also by Control and Enter, from wherever in it. */
  onDone: () => void
  children: ReactNode
}

const alertIn = (sheet: HTMLElement): Element | undefined =>
  [...sheet.querySelectorAll('[role="alert"]')].find(({ textContent }) => textContent.trim() !== '')

/** What is asked before something is done. Escape leaves without doing it, and so does going back. */
export const Sheet = ({ title, onClose, onDone, children }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    ref.current?.showModal()
    ref.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [])
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    const onBack = () => leave()
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [])

  /** Somebody waits to hear what came of it, and has typed nothing since. */
  const awaits = useRef(false)
  const showTrouble = () => {
    const alert = awaits.current && ref.current ? alertIn(ref.current) : undefined
    if (!alert) return
    awaits.current = false
    alert.scrollIntoView({ block: 'center' })
  }
  const show = useEffectEvent(showTrouble)
  // In a long sheet it is said out of sight, and some of it only when the server has answered.
  useEffect(() => {
    if (ref.current === null) return
    const observer = new MutationObserver(() => show())
    observer.observe(ref.current, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [])
  const done = () => {
    awaits.current = true
    onDone()
    requestAnimationFrame(showTrouble)
  }
  return (
    <dialog
      ref={ref}
      className={styles.sheet}
      aria-label={title}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        done()
      }}
      onInput={() => {
        awaits.current = false
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          done()
        }}
      >
        <h2>{title}</h2>
        {children}
      </form>
    </dialog>
  )
}
