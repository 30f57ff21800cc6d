import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import styles from './below-fold.module.css'

/** Whether all of the page is there in its first frame: in the document, after Back, and on the way to a place within it. */
const WholePage = createContext(true)

export const WholePageProvider = WholePage.Provider

/** What lies below the first screen: a page that a visitor goes to is shown without it, and has it right after its first frame. */
export const BelowFold = ({ children }: { children: ReactNode }) => {
  const [isThere, setIsThere] = useState(use(WholePage))
  useEffect(() => {
    if (isThere) return
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsThere(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isThere])
  return isThere ? children : <div className={styles.room} />
}
