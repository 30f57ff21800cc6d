import type { ReactNode } from 'react'
import styles from './detail.module.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  readonly aside?: ReactNode
}

/** What is known of something, a line for each. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value, aside }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
        {aside && <dd className={styles.aside}>{aside}</dd>}
      </div>
    ))}
  </dl>
)
