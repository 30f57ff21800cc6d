import type { ReactNode } from 'react'
import styles from './with-contents.module.css'

interface Props {
  /** What the list is of. */
  label: string
  entries: { id: string; name: string; count?: number }[]
  children: ReactNode
}

/** A long page with the list of its parts beside it, in reach all the way down. */
export const WithContents = ({ label, entries, children }: Props) => (
  <div className={`wrap ${styles.columns}`}>
    <nav className={`no-print ${styles.contents}`} aria-label={label}>
      <p>{label}</p>
      <ul className={styles.list}>
        {entries.map(({ id, name, count }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {name} {count !== undefined && <span>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div className={styles.body}>{children}</div>
  </div>
)
