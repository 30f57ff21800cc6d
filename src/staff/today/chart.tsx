import type { ReactNode } from 'react'
import styles from './chart.module.css'

interface Props {
  title: string
  /** What it is held against. */
  beside?: string
  /** The number that it is about. */
  figure: string
  children?: ReactNode
}

/** A number, and the tiles that it is made of. */
export const Chart = ({ title, beside, figure, children }: Props) => (
  <section className={styles.chart}>
    <header>
      <h2>{title}</h2>
      {beside && <span>{beside}</span>}
    </header>
    <p className={styles.figure}>{figure}</p>
    {children}
  </section>
)
