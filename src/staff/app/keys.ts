import { useEffect, useEffectEvent } from 'react'

/** What a key does, and what it is called in the bar of keys. */
export interface KeyAct {
  /** As the keyboard says it: `p`, `?`, `Escape`. Two in a row as `g o`. */
  readonly key: string
  readonly label: string
  readonly run: () => void
  /** Not in the bar. */
  readonly isQuiet?: boolean
}

const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Somebody who types means the letter. */
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(fields) !== null

const together = 1200

/** Keys of one place; those of a dialog are the dialog’s own while it is open. */
export const useKeys = (acts: readonly KeyAct[]): void => {
  const press = useEffectEvent((pressed: string): boolean => {
    const act = acts.find(({ key }) => key === pressed)
    act?.run()
    return act !== undefined
  })
  const leads = useEffectEvent((key: string): boolean => acts.some((each) => each.key.startsWith(`${key} `)))
  useEffect(() => {
    let first = { key: '', at: 0 }
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') !== null) return
      if (isTyping(event.target) && event.key !== 'Escape') return
      const isSecond = first.key !== '' && event.timeStamp - first.at < together
      const pressed = isSecond ? `${first.key} ${event.key}` : event.key
      first = leads(event.key) && !isSecond ? { key: event.key, at: event.timeStamp } : { key: '', at: 0 }
      if (press(pressed)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
