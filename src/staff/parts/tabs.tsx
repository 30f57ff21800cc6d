import { DeskLink } from './desk-link.tsx'
import styles from './tabs.module.css'

export interface Tab {
  readonly href: string
  readonly name: string
  /** How many are there, unless it is none; undefined until that is known, or where nobody counts. */
  readonly count?: number | undefined
  readonly isCurrent: boolean
}

/** What waits, by what it waits for. */
export const Tabs = ({ tabs }: { tabs: readonly Tab[] }) => (
  <ul className={styles.tabs}>
    {tabs.map(({ href, name, count, isCurrent }) => (
      <li key={href}>
        <DeskLink href={href} aria-current={isCurrent ? 'page' : undefined}>
          {name} <span>{count === 0 ? '' : count}</span>
        </DeskLink>
      </li>
    ))}
  </ul>
)
