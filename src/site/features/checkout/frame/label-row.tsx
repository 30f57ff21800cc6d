import type { ReactNode } from 'react'
import styles from './label-row.module.css'

interface Props {
  label: string
  id?: string
  /** At the end of the row. */
  action?: ReactNode
  /** Where the row asks for something its name is a heading, larger on phones. */
  asks?: boolean
  children: ReactNode
}

/** A name at the left edge, what it names beside it. */
export const LabelRow = ({ label, id, action, asks = false, children }: Props) => (
  <section className={styles.row} id={id} data-asks={asks || undefined}>
    <h2>{label}</h2>
    <div className={styles.content}>{children}</div>
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </section>
)
