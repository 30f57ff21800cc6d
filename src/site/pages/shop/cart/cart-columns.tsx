import type { ReactNode } from 'react'
import styles from './cart-columns.module.css'

/** What is ordered, and beside it the sum and the one thing to do next, which stays in sight. */
export const CartColumns = ({ children, summary }: { children: ReactNode; summary: ReactNode }) => (
  <div className={styles.columns}>
    <div>{children}</div>
    <aside className={styles.summary} aria-label="Summary">
      {summary}
    </aside>
  </div>
)
