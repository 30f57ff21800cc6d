import type { ReactNode } from 'react'
import styles from './corner-card.module.css'

interface Props {
  id: string
  side: 'left' | 'right'
  title: ReactNode
  text: ReactNode
  /** What can be answered. */
  children: ReactNode
}

/** A question in a corner of the window, which nobody has to answer. */
export const CornerCard = ({ id, side, title, text, children }: Props) => (
  <aside className={`no-print ${styles.card}`} data-floats data-side={side} aria-labelledby={id}>
    <p id={id}>{title}</p>
    <p>{text}</p>
    <div className={styles.choices}>{children}</div>
  </aside>
)
