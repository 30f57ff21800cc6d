import { type ReactNode, useState } from 'react'
import { useAlive } from '../../state/use-alive.ts'
import styles from './dealer-finder.module.css'

interface Props {
  /** For what the address asks. */
  waiting: boolean
  children: ReactNode
}

/** Kept back until the address is answered. It alone is drawn again for that, not what it holds. */
export const FinderFrame = ({ waiting, children }: Props) => {
  const alive = useAlive()
  const [settled, setSettled] = useState(false)
  // Once: a place that is asked for later must not take the page away.
  if (alive && !waiting && !settled) setSettled(true)
  return (
    <div className={styles.finder} data-feature="dealer-finder" data-awaited={settled ? undefined : 'query'}>
      {children}
    </div>
  )
}
