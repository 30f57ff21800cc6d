import { useEffect, useEffectEvent } from 'react'
import { isKeyNow } from '../../app/keys.ts'

/** What was typed longer ago than this does not belong to what is typed now. */
const gap = 1000

/** Some scanners send Enter twice: the second is no key that somebody pressed. */
const echo = 100

/**
 * A scanner is a keyboard that types a code and presses Enter. All that is typed here and is no key of the page is taken for a scan, from
 * its first letter to its Enter, wherever the focus is: no letter within it does what its key does, and its Enter presses no button.
 */
export const useScanner = (onScan: (code: string) => void): void => {
  const scanned = useEffectEvent(onScan)
  useEffect(() => {
    let typed = ''
    let at = 0
    let endedAt = Number.NEGATIVE_INFINITY
    const take = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]') !== null) return
      const isWithin = typed !== '' && event.timeStamp - at < gap
      if (event.key === 'Enter') {
        if (isWithin) {
          const code = typed
          typed = ''
          endedAt = event.timeStamp
          take(event)
          scanned(code)
        } else if (event.timeStamp - endedAt < echo) take(event)
        return
      }
      if (event.key.length !== 1) return
      if (!isWithin && isKeyNow(event)) return
      typed = isWithin ? typed + event.key : event.key
      at = event.timeStamp
      take(event)
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
