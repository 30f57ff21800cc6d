import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { afterNextFrame } from '../../runtime/after-next-frame.ts'
import styles from './below-fold.module.css'

/** Whether all of the page is there in its first frame: in the document, after Back, and on the way to a place within it. */
const WholePage = createContext(true)

export const WholePageProvider = WholePage.Provider

interface Props {
  children: ReactNode
  /** Wider windows have it on their first screen. */
  onPhones?: boolean
}

/** What lies below the first screen: a page that a visitor goes to is shown without it, and has it right after its first frame. */
export const BelowFold = ({ children, onPhones }: Props) => {
  const whole = use(WholePage)
  const [isThere, setIsThere] = useState(() => whole || (onPhones && innerWidth > 640))
  useEffect(() => {
    if (isThere) return
    // To one that has gone by then nothing happens.
    afterNextFrame(() => startTransition(() => setIsThere(true)))
  }, [isThere])
  return isThere ? children : <div className={styles.room} />
}
